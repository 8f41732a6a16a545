import "Backpack"
import "Flunks"
import "HybridCustodyHelper"
import "Staking"

access(all) struct Member {
    access(all) let tokenID: UInt64
    access(all) let collection: String
    access(all) let holder: Address
    access(all) let clique: String?
    access(all) let staker: Address?
    /// Seconds since 1970.
    access(all) let stakedAt: UInt64?

    init(tokenID: UInt64, collection: String, holder: Address, metadata: {String: String}) {
        self.tokenID = tokenID
        self.collection = collection
        self.holder = holder
        self.clique = metadata["Clique"] ?? metadata["clique"] ?? metadata["Class"] ?? metadata["class"]
        let staking = Staking.getStakingInfo(signerAddress: holder, pool: collection, tokenID: tokenID)
        self.staker = staking?.staker
        self.stakedAt = staking?.stakedAtInSeconds
    }
}

/// The cliques of all tokens of an account and of the accounts linked to it (TOKEN-4): the trait named clique
/// or class carries it.
access(all) fun main(address: Address): [Member] {
    let members: [Member] = []
    for holder in [address].concat(HybridCustodyHelper.getChildAccounts(parentAddress: address)) {
        let capabilities = getAccount(holder).capabilities
        if let flunks = capabilities.borrow<&Flunks.Collection>(Flunks.CollectionPublicPath) {
            for id in flunks.getIDs() {
                let metadata = flunks.borrowFlunks(id: id)!.getNFTMetadata()
                members.append(Member(tokenID: id, collection: "Flunks", holder: holder, metadata: metadata))
            }
        }
        if let backpacks = capabilities.borrow<&Backpack.Collection>(Backpack.CollectionPublicPath) {
            for id in backpacks.getIDs() {
                let metadata = backpacks.borrowBackpack(id: id)!.getNFTMetadata()
                members.append(Member(tokenID: id, collection: "Backpack", holder: holder, metadata: metadata))
            }
        }
    }
    return members
}
