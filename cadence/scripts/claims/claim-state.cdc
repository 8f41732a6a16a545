import "BackpackMinter"

/// The backpack token that was claimed for a Flunk, by its token or by its template; nil while there is none.
access(all) fun main(tokenID: UInt64, templateID: UInt64): UInt64? {
    return BackpackMinter.getClaimedBackPacksPerFlunkTokenID()[tokenID]
        ?? BackpackMinter.getClaimedBackPacksPerFlunkTemplateID()[templateID]
}
