import "FungibleToken"
import "MetadataViews"
import "NonFungibleToken"
import "Patch"
import "ViewResolver"

/// Stands in for Backpack (mainnet 0x807c3d470888cc48): same paths, functions, views, events and refusals.
access(all) contract Backpack: NonFungibleToken {

    access(all) event ContractInitialized()
    access(all) event SetCreated(setID: UInt64)
    access(all) event NFTTemplateCreated(templateID: UInt64, metadata: {String: String}, slots: UInt64)
    access(all) event Withdraw(id: UInt64, from: Address?)
    access(all) event Deposit(id: UInt64, to: Address?)
    access(all) event Mint(id: UInt64, templateID: UInt64)
    access(all) event Burn(id: UInt64)
    access(all) event TemplateAddedToSet(setID: UInt64, templateID: UInt64)
    access(all) event TemplateLockedFromSet(setID: UInt64, templateID: UInt64)
    access(all) event TemplateUpdated(template: BackpackTemplate)
    access(all) event SetLocked(setID: UInt64)
    access(all) event PatchAddedToBackpack(backpackId: UInt64, patchIds: [UInt64])
    access(all) event PatchRemovedFromBackpack(backpackId: UInt64, patchIds: [UInt64])

    access(all) let CollectionStoragePath: StoragePath
    access(all) let CollectionPublicPath: PublicPath
    access(all) let AdminStoragePath: StoragePath

    access(all) var totalSupply: UInt64
    access(all) var nextTemplateID: UInt64
    access(all) var nextSetID: UInt64

    access(self) var templates: {UInt64: BackpackTemplate}
    /// Of each set the templates that were not minted yet.
    access(self) var sets: {UInt64: [UInt64]}

    /// Any person may construct one, as a template of Flunks.
    access(all) struct BackpackTemplate {
        access(all) let templateID: UInt64
        access(all) var name: String
        access(all) var description: String
        access(all) var locked: Bool
        access(all) var addedToSet: UInt64
        access(all) var slots: UInt64
        access(self) var metadata: {String: String}

        access(all) fun getMetadata(): {String: String} {
            return self.metadata
        }

        access(all) fun markAddedToSet(setID: UInt64) {
            self.addedToSet = setID
        }

        init(templateID: UInt64, name: String, description: String, metadata: {String: String}, slots: UInt64) {
            pre {
                metadata.length != 0: "New Template metadata cannot be empty"
                slots <= 20: "Slot cannot be more than 20"
            }
            self.templateID = templateID
            self.name = name
            self.description = description
            self.metadata = metadata
            self.slots = slots
            self.locked = false
            self.addedToSet = 0
            Backpack.nextTemplateID = Backpack.nextTemplateID + 1
            emit NFTTemplateCreated(templateID: templateID, metadata: metadata, slots: slots)
        }
    }

    access(all) resource NFT: NonFungibleToken.NFT {
        access(all) let id: UInt64
        access(all) let templateID: UInt64
        access(all) let serialNumber: UInt64
        access(self) let patches: @Patch.Collection

        access(all) fun getNFTTemplate(): BackpackTemplate {
            return Backpack.templates[self.templateID]!
        }

        access(all) fun getNFTMetadata(): {String: String} {
            return self.getNFTTemplate().getMetadata()
        }

        access(all) view fun getSlots(): UInt64 {
            return Backpack.templates[self.templateID]!.slots
        }

        access(all) fun getPatchIds(): [UInt64] {
            return self.patches.getIDs()
        }

        access(contract) fun addPatches(_ patches: @Patch.Collection) {
            pre {
                UInt64(patches.getIDs().length + self.patches.getIDs().length) <= self.getSlots():
                    "reached maximum patch capacity"
            }
            emit PatchAddedToBackpack(backpackId: self.id, patchIds: patches.getIDs())
            self.patches.batchDeposit(collection: <-patches)
        }

        /// Does not name Serial, which is answered all the same.
        access(all) view fun getViews(): [Type] {
            return [
                Type<MetadataViews.Display>(),
                Type<MetadataViews.NFTCollectionData>(),
                Type<MetadataViews.NFTCollectionDisplay>(),
                Type<MetadataViews.ExternalURL>(),
                Type<MetadataViews.Traits>(),
                Type<MetadataViews.Edition>(),
                Type<MetadataViews.Royalties>()
            ]
        }

        access(all) fun resolveView(_ view: Type): AnyStruct? {
            let template = self.getNFTTemplate()
            let metadata = template.getMetadata()
            switch view {
                case Type<MetadataViews.Display>():
                    return MetadataViews.Display(
                        name: template.name,
                        description: template.description,
                        thumbnail: MetadataViews.HTTPFile(url: metadata["uri"]!)
                    )
                case Type<MetadataViews.Traits>():
                    metadata["slots"] = self.getSlots().toString()
                    return MetadataViews.dictToTraits(
                        dict: metadata, excludedNames: ["mimetype", "uri", "pixelUri", "path", "cid"]
                    )
                case Type<MetadataViews.Edition>():
                    return MetadataViews.Edition(name: "Backpack", number: self.templateID, max: 9999)
                case Type<MetadataViews.Serial>():
                    return MetadataViews.Serial(self.templateID)
                case Type<MetadataViews.ExternalURL>():
                    return MetadataViews.ExternalURL("https://flunks.example/")
                case Type<MetadataViews.Royalties>():
                    return MetadataViews.Royalties([])
            }
            return Backpack.resolveContractView(resourceType: nil, viewType: view)
        }

        access(all) fun createEmptyCollection(): @{NonFungibleToken.Collection} {
            return <-create Collection()
        }

        init(templateID: UInt64) {
            self.id = Backpack.totalSupply
            self.templateID = templateID
            self.serialNumber = self.id + 1
            self.patches <- Patch.createEmptyCollection(nftType: Type<@Patch.NFT>()) as! @Patch.Collection
            Backpack.totalSupply = Backpack.totalSupply + 1
            emit Mint(id: self.id, templateID: templateID)
        }
    }

    access(all) resource interface BackpackCollectionPublic {
        access(all) fun borrowBackpack(id: UInt64): &Backpack.NFT?
    }

    access(all) resource Collection: BackpackCollectionPublic, NonFungibleToken.Collection {
        access(all) var ownedNFTs: @{UInt64: {NonFungibleToken.NFT}}

        access(NonFungibleToken.Withdraw) fun withdraw(withdrawID: UInt64): @{NonFungibleToken.NFT} {
            let token <- self.ownedNFTs.remove(key: withdrawID) ?? panic("missing NFT")
            emit Withdraw(id: token.id, from: self.owner?.address)
            return <-token
        }

        access(all) fun deposit(token: @{NonFungibleToken.NFT}) {
            let backpack <- token as! @Backpack.NFT
            emit Deposit(id: backpack.id, to: self.owner?.address)
            self.ownedNFTs[backpack.id] <-! backpack
        }

        access(all) fun batchDeposit(collection: @Collection) {
            for id in collection.getIDs() {
                self.deposit(token: <-collection.withdraw(withdrawID: id))
            }
            destroy collection
        }

        access(all) view fun getIDs(): [UInt64] {
            return self.ownedNFTs.keys
        }

        /// Aborts when the token is not here.
        access(all) view fun borrowNFT(_ id: UInt64): &{NonFungibleToken.NFT}? {
            return (&self.ownedNFTs[id] as &{NonFungibleToken.NFT}?)!
        }

        access(all) fun borrowBackpack(id: UInt64): &Backpack.NFT? {
            return &self.ownedNFTs[id] as &{NonFungibleToken.NFT}? as! &Backpack.NFT?
        }

        access(all) fun addPatches(tokenID: UInt64, patches: @Patch.Collection) {
            pre {
                self.ownedNFTs.containsKey(tokenID): "invalid tokenID - not in collection"
            }
            self.borrowBackpack(id: tokenID)!.addPatches(<-patches)
        }

        access(all) view fun borrowViewResolver(id: UInt64): &{ViewResolver.Resolver}? {
            return self.borrowNFT(id)
        }

        access(all) view fun getSupportedNFTTypes(): {Type: Bool} {
            return {Type<@Backpack.NFT>(): true}
        }

        access(all) view fun isSupportedNFTType(type: Type): Bool {
            return type == Type<@Backpack.NFT>()
        }

        access(all) fun createEmptyCollection(): @{NonFungibleToken.Collection} {
            return <-create Collection()
        }

        init() {
            self.ownedNFTs <- {}
        }
    }

    access(all) fun createEmptyCollection(nftType: Type): @{NonFungibleToken.Collection} {
        return <-create Collection()
    }

    access(all) fun getBackpackTemplateByID(templateID: UInt64): Backpack.BackpackTemplate {
        return self.templates[templateID]!
    }

    access(all) fun getBackpackTemplates(): {UInt64: Backpack.BackpackTemplate} {
        return self.templates
    }

    access(all) fun getAvailableTemplateIDsInSet(setID: UInt64): [UInt64] {
        pre {
            self.sets[setID] != nil: "Cannot borrow Set: The Set doesn't exist"
        }
        return self.sets[setID]!
    }

    access(all) view fun getContractViews(resourceType: Type?): [Type] {
        return [Type<MetadataViews.NFTCollectionData>(), Type<MetadataViews.NFTCollectionDisplay>()]
    }

    access(all) fun resolveContractView(resourceType: Type?, viewType: Type): AnyStruct? {
        switch viewType {
            case Type<MetadataViews.NFTCollectionData>():
                return MetadataViews.NFTCollectionData(
                    storagePath: self.CollectionStoragePath,
                    publicPath: self.CollectionPublicPath,
                    publicCollection: Type<&Backpack.Collection>(),
                    publicLinkedType: Type<&Backpack.Collection>(),
                    createEmptyCollectionFunction: fun(): @{NonFungibleToken.Collection} {
                        return <-Backpack.createEmptyCollection(nftType: Type<@Backpack.NFT>())
                    }
                )
            case Type<MetadataViews.NFTCollectionDisplay>():
                let picture = MetadataViews.Media(
                    file: MetadataViews.HTTPFile(url: "https://flunks.example/banner.png"), mediaType: "image/png"
                )
                return MetadataViews.NFTCollectionDisplay(
                    name: "Backpack",
                    description: "",
                    externalURL: MetadataViews.ExternalURL("https://flunks.example/"),
                    squareImage: picture,
                    bannerImage: picture,
                    socials: {}
                )
        }
        return nil
    }

    /// Makes a set. Answers its id.
    access(all) fun seedSet(): UInt64 {
        let setID = self.nextSetID
        self.nextSetID = setID + 1
        self.sets[setID] = []
        emit SetCreated(setID: setID)
        return setID
    }

    /// Makes a template in a set. Answers its id.
    access(all) fun seedTemplate(
        setID: UInt64, name: String, metadata: {String: String}, slots: UInt64
    ): UInt64 {
        let templateID = self.nextTemplateID
        self.templates[templateID] = BackpackTemplate(
            templateID: templateID, name: name, description: "", metadata: metadata, slots: slots
        )
        self.templates[templateID]!.markAddedToSet(setID: setID)
        self.sets[setID]!.append(templateID)
        emit TemplateAddedToSet(setID: setID, templateID: templateID)
        return templateID
    }

    /// Mints the set's next template, for BackpackMinter and for tests.
    access(all) fun seedToken(setID: UInt64): @NFT {
        pre {
            self.sets[setID] != nil: "Cannot borrow Set: The Set doesn't exist"
        }
        return <-create NFT(templateID: self.sets[setID]!.removeFirst())
    }

    init() {
        self.CollectionStoragePath = /storage/BackpackCollection
        self.CollectionPublicPath = /public/BackpackCollection
        self.AdminStoragePath = /storage/BackpackAdmin
        self.totalSupply = 0
        self.nextTemplateID = 1
        self.nextSetID = 1
        self.templates = {}
        self.sets = {}
        emit ContractInitialized()
    }
}
