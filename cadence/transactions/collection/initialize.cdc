import "HybridCustodyHelper"

/// Makes what is missing of the signer's two collections and publishes both anew.
transaction {
    prepare(signer: auth(SaveValue, Capabilities, Storage, BorrowValue) &Account) {
        HybridCustodyHelper.forceRelinkCollections(signer: signer)
    }
}
