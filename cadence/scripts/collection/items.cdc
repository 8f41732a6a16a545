import "Backpack"
import "Flunks"
import "HybridCustodyHelper"

/// What one account holds, by collection.
access(all) struct Holding {
    access(all) let holder: Address
    access(all) let collection: String
    access(all) let tokenIDs: [UInt64]

    init(holder: Address, collection: String, tokenIDs: [UInt64]) {
        self.holder = holder
        self.collection = collection
        self.tokenIDs = tokenIDs
    }
}

/// The tokens of an account and of the accounts linked to it, its own first. An account without a collection has none.
access(all) fun main(address: Address): [Holding] {
    let holdings: [Holding] = []
    for holder in [address].concat(HybridCustodyHelper.getChildAccounts(parentAddress: address)) {
        let capabilities = getAccount(holder).capabilities
        if let flunks = capabilities.borrow<&Flunks.Collection>(Flunks.CollectionPublicPath) {
            holdings.append(Holding(holder: holder, collection: "Flunks", tokenIDs: flunks.getIDs()))
        }
        if let backpacks = capabilities.borrow<&Backpack.Collection>(Backpack.CollectionPublicPath) {
            holdings.append(Holding(holder: holder, collection: "Backpack", tokenIDs: backpacks.getIDs()))
        }
    }
    return holdings
}
