// Made by `npm run cadence`; a test fails while it is older than what it is made from.

export const flowBalance = `import "FlowToken"

/// The FLOW in the vault that the account shows; nil: there is no such account, or it shows none.
access(all) fun main(address: Address): UFix64? {
    return getAccount(address).capabilities.borrow<&FlowToken.Vault>(/public/flowTokenBalance)?.balance
}
`;

export const verifyAccountProof = `import "FCLCrypto"

/// Whether keys of the account signed the proof, in hex, and are enough to act for it.
access(all) fun main(address: Address, message: String, keys: [Int], signatures: [String]): Bool {
    return FCLCrypto.verifyAccountProofSignatures(
        address: address, message: message, keyIndices: keys, signatures: signatures)
}
`;

export const verifyUserSignature = `import "FCLCrypto"

/// Whether keys of the account signed the text, in hex, and are enough to act for it.
access(all) fun main(address: Address, message: String, keys: [Int], signatures: [String]): Bool {
    return FCLCrypto.verifyUserSignatures(
        address: address, message: message, keyIndices: keys, signatures: signatures)
}
`;

export const claimState = `import "BackpackMinter"

/// The backpack token that was claimed for a Flunk, by its token or by its template; nil while there is none.
access(all) fun main(tokenID: UInt64, templateID: UInt64): UInt64? {
    return BackpackMinter.getClaimedBackPacksPerFlunkTokenID()[tokenID]
        ?? BackpackMinter.getClaimedBackPacksPerFlunkTemplateID()[templateID]
}
`;

export const cliques = `import "Backpack"
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
`;

export const details = `import "Backpack"
import "Flunks"
import "MetadataViews"
import "Staking"
import "ViewResolver"

access(all) struct Detail {
    access(all) let tokenID: UInt64
    /// The template's id, which is serial and edition.
    access(all) let serial: UInt64
    access(all) let name: String
    /// Empty where the template names no picture.
    access(all) let thumbnail: String
    /// Of a graduated Flunk, its picture in pixels.
    access(all) let pixelUrl: String?
    access(all) let traits: {String: String}
    /// Of a backpack.
    access(all) let slots: UInt64?
    access(all) let patchIDs: [UInt64]
    access(all) let staker: Address?
    /// Seconds since 1970.
    access(all) let stakedAt: UInt64?
    /// What its staker could claim now; nil where it is not staked.
    access(all) let pendingRewards: UFix64?

    init(
        tokenID: UInt64,
        serial: UInt64,
        templateName: String,
        metadata: {String: String},
        token: &{ViewResolver.Resolver},
        slots: UInt64?,
        patchIDs: [UInt64],
        staking: Staking.StakingInfo?
    ) {
        self.tokenID = tokenID
        self.serial = serial
        // The view aborts without a picture, and with it the whole script.
        let display = metadata["uri"] == nil ? nil : MetadataViews.getDisplay(token)
        self.name = display?.name ?? templateName
        self.thumbnail = display?.thumbnail?.uri() ?? ""
        self.pixelUrl = pixelUrlOf(token, metadata: metadata)
        self.traits = {}
        for trait in MetadataViews.getTraits(token)?.traits ?? [] {
            if let value = trait.value as? String {
                self.traits[trait.name] = value
            }
        }
        self.slots = slots
        self.patchIDs = patchIDs
        self.staker = staking?.staker
        self.stakedAt = staking?.stakedAtInSeconds
        self.pendingRewards = staking == nil
            ? nil
            : Staking.pendingRewards(
                pool: staking!.pool, ownerAddress: staking!.staker, tokenID: staking!.tokenID
            )
    }
}

/// The view cuts off the name's 68 characters and aborts where there are fewer.
access(all) fun pixelUrlOf(_ token: &{ViewResolver.Resolver}, metadata: {String: String}): String? {
    let length = metadata["pixelUri"]?.length ?? 0
    let view = length < 68 ? nil : token.resolveView(Type<Flunks.PixelUrl>())
    return view == nil ? nil : view! as? String
}

/// Tokens of a collection, "Flunks" or "Backpack", that the account itself holds. Those that it does not are left out.
access(all) fun main(holder: Address, collection: String, ids: [UInt64]): [Detail] {
    let capabilities = getAccount(holder).capabilities
    let flunks = capabilities.borrow<&Flunks.Collection>(Flunks.CollectionPublicPath)
    let backpacks = capabilities.borrow<&Backpack.Collection>(Backpack.CollectionPublicPath)
    let details: [Detail] = []
    for id in ids {
        if let flunk = collection == "Flunks" ? flunks?.borrowFlunks(id: id) ?? nil : nil {
            let template = flunk.getNFTTemplate()
            details.append(Detail(
                tokenID: id,
                serial: flunk.templateID,
                templateName: template.name,
                metadata: template.getMetadata(),
                token: flunk,
                slots: nil,
                patchIDs: [],
                staking: Staking.getStakingInfo(signerAddress: holder, pool: collection, tokenID: id)
            ))
        }
        if let backpack = collection == "Backpack" ? backpacks?.borrowBackpack(id: id) ?? nil : nil {
            let template = backpack.getNFTTemplate()
            details.append(Detail(
                tokenID: id,
                serial: backpack.templateID,
                templateName: template.name,
                metadata: template.getMetadata(),
                token: backpack,
                slots: backpack.getSlots(),
                patchIDs: backpack.getPatchIds(),
                staking: Staking.getStakingInfo(signerAddress: holder, pool: collection, tokenID: id)
            ))
        }
    }
    return details
}
`;

export const hasCollections = `import "Backpack"
import "Flunks"

/// Whether the account has both collections, as tokens can only be received with them (CHAIN-15).
access(all) fun main(address: Address): Bool {
    let capabilities = getAccount(address).capabilities
    return capabilities.borrow<&Flunks.Collection>(Flunks.CollectionPublicPath) != nil
        && capabilities.borrow<&Backpack.Collection>(Backpack.CollectionPublicPath) != nil
}
`;

export const items = `import "Backpack"
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
`;

export const isGraduated = `import "FlunksGraduationV2"

/// Whether the Flunk has graduated.
access(all) fun main(tokenID: UInt64): Bool {
    return FlunksGraduationV2.isFlunkGraduated(tokenID: tokenID)
}
`;

export const claims = `import "BackpackMinter"

/// The backpack tokens claimed for the Flunk tokens from \`from\` on, \`count\` ids of them: Flunk token to backpack token.
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
`;

export const graduated = `import "FlunksGraduationV2"

/// Which of the Flunk tokens from \`from\` on, \`count\` ids of them, have graduated.
access(all) fun main(from: UInt64, count: UInt64): [UInt64] {
    let graduated: [UInt64] = []
    var id = from
    while id - from < count {
        if FlunksGraduationV2.isFlunkGraduated(tokenID: id) {
            graduated.append(id)
        }
        id = id + 1
    }
    return graduated
}
`;

export const nextTemplate = `import "Backpack"
import "Flunks"

/// The id that the next template of a collection ("Flunks" or "Backpack") gets. Templates begin with 1.
access(all) fun main(collection: String): UInt64 {
    return collection == "Flunks" ? Flunks.nextTemplateID : Backpack.nextTemplateID
}
`;

export const templates = `import "Backpack"
import "Flunks"

access(all) struct Template {
    access(all) let templateID: UInt64
    access(all) let name: String
    access(all) let metadata: {String: String}
    /// Of a backpack.
    access(all) let slots: UInt64?

    init(templateID: UInt64, name: String, metadata: {String: String}, slots: UInt64?) {
        self.templateID = templateID
        self.name = name
        self.metadata = metadata
        self.slots = slots
    }
}

/// The templates of a collection ("Flunks" or "Backpack") with these ids. Those that the contract has not come to are left
/// out. It aborts at an id that was used up without a template: any person can do that, and the contracts have no function
/// that says so without aborting.
access(all) fun main(collection: String, ids: [UInt64]): [Template] {
    let isFlunks = collection == "Flunks"
    let end = isFlunks ? Flunks.nextTemplateID : Backpack.nextTemplateID
    let templates: [Template] = []
    for id in ids {
        if id == 0 || id >= end {
            continue
        }
        if isFlunks {
            let template = Flunks.getFlunksTemplateByID(templateID: id)
            templates.append(
                Template(templateID: id, name: template.name, metadata: template.getMetadata(), slots: nil)
            )
        } else {
            let template = Backpack.getBackpackTemplateByID(templateID: id)
            templates.append(
                Template(templateID: id, name: template.name, metadata: template.getMetadata(), slots: template.slots)
            )
        }
    }
    return templates
}
`;

export const tokensOf = `import "Backpack"
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

/// Which of a collection's tokens ("Flunks" or "Backpack") the account itself holds, from place \`from\` of its list on,
/// \`count\` at most.
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
`;
