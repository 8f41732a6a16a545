import "Backpack"
import "Flunks"

access(all) struct Token {
    access(all) let tokenID: UInt64
    access(all) let templateID: UInt64
    access(all) let owner: Address

    init(tokenID: UInt64, templateID: UInt64, owner: Address) {
        self.tokenID = tokenID
        self.templateID = templateID
        self.owner = owner
    }
}

/// Which of a collection's tokens ("Flunks" or "Backpack") these accounts hold themselves: of each account those from
/// place `from` of its list on, `count` at most.
access(all) fun main(collection: String, owners: [Address], from: Int, count: Int): [Token] {
    let tokens: [Token] = []
    for owner in owners {
        let capabilities = getAccount(owner).capabilities
        let flunks = capabilities.borrow<&Flunks.Collection>(Flunks.CollectionPublicPath)
        let backpacks = capabilities.borrow<&Backpack.Collection>(Backpack.CollectionPublicPath)
        let isFlunks = collection == "Flunks"
        let ids = (isFlunks ? flunks?.getIDs() : backpacks?.getIDs()) ?? []
        if from >= ids.length {
            continue
        }
        let end = from + count < ids.length ? from + count : ids.length
        for id in ids.slice(from: from, upTo: end) {
            let templateID = isFlunks
                ? flunks!.borrowFlunks(id: id)!.templateID
                : backpacks!.borrowBackpack(id: id)!.templateID
            tokens.append(Token(tokenID: id, templateID: templateID, owner: owner))
        }
    }
    return tokens
}
