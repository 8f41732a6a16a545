import "Backpack"
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
