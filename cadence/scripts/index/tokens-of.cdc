import "Backpack"
import "BackpackMinter"
import "Flunks"
import "Staking"

access(all) struct Token {
    access(all) let tokenID: UInt64
    access(all) let templateID: UInt64
    /// Seconds since 1970; nil where it is not staked.
    access(all) let stakedAt: UInt64?
    /// Of a Flunk, the backpack token that was claimed with it.
    access(all) let backpack: UInt64?

    init(tokenID: UInt64, templateID: UInt64, stakedAt: UInt64?, backpack: UInt64?) {
        self.tokenID = tokenID
        self.templateID = templateID
        self.stakedAt = stakedAt
        self.backpack = backpack
    }
}

/// Which of a collection's tokens ("Flunks" or "Backpack") the account itself holds, from place `from` of its list on,
/// `count` at most.
access(all) fun main(collection: String, owner: Address, from: Int, count: Int): [Token] {
    let capabilities = getAccount(owner).capabilities
    let flunks = capabilities.borrow<&Flunks.Collection>(Flunks.CollectionPublicPath)
    let backpacks = capabilities.borrow<&Backpack.Collection>(Backpack.CollectionPublicPath)
    let isFlunks = collection == "Flunks"
    let ids = (isFlunks ? flunks?.getIDs() : backpacks?.getIDs()) ?? []
    if from >= ids.length {
        return []
    }
    let claimed: {UInt64: UInt64} = isFlunks ? BackpackMinter.getClaimedBackPacksPerFlunkTokenID() : {}
    let end = from + count < ids.length ? from + count : ids.length
    let tokens: [Token] = []
    for id in ids.slice(from: from, upTo: end) {
        tokens.append(Token(
            tokenID: id,
            templateID: isFlunks
                ? flunks!.borrowFlunks(id: id)!.templateID
                : backpacks!.borrowBackpack(id: id)!.templateID,
            stakedAt: Staking.getStakingInfo(signerAddress: owner, pool: collection, tokenID: id)?.stakedAtInSeconds,
            backpack: claimed[id]
        ))
    }
    return tokens
}
