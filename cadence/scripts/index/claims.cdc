import "BackpackMinter"

/// The backpack tokens claimed for the Flunk tokens from `from` on, `count` ids of them: Flunk token to backpack token.
access(all) fun main(from: UInt64, count: UInt64): {UInt64: UInt64} {
    let claimed = BackpackMinter.getClaimedBackPacksPerFlunkTokenID()
    let claims: {UInt64: UInt64} = {}
    var id = from
    while id - from < count {
        if let backpack = claimed[id] {
            claims[id] = backpack
        }
        id = id + 1
    }
    return claims
}
