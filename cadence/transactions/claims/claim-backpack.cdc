import "BackpackMinter"

/// Claims a backpack of the set for a Flunk that the signer, or an account linked to it, holds.
transaction(tokenID: UInt64, setID: UInt64) {
    prepare(signer: auth(SaveValue, Capabilities, Storage, BorrowValue) &Account) {
        BackpackMinter.claimBackPack(tokenID: tokenID, signer: signer, setID: setID)
    }
}
