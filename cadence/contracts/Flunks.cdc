import "FungibleToken"
import "MetadataViews"
import "NonFungibleToken"
import "ViewResolver"

/// Stands in for Flunks (mainnet 0x807c3d470888cc48): same paths, functions, views, events and refusals.
access(all) contract Flunks: NonFungibleToken {

    access(all) event ContractInitialized()
    access(all) event SetCreated(setID: UInt64)
    access(all) event NFTTemplateCreated(templateID: UInt64, metadata: {String: String})
    access(all) event Withdraw(id: UInt64, from: Address?)
    access(all) event Deposit(id: UInt64, to: Address?)
    access(all) event Minted(id: UInt64, templateID: UInt64)
    access(all) event TemplateAddedToSet(setID: UInt64, templateID: UInt64)
    access(all) event TemplateLockedFromSet(setID: UInt64, templateID: UInt64)
    access(all) event TemplateUpdated(template: FlunksTemplate)
    access(all) event SetLocked(setID: UInt64)

    access(all) let CollectionStoragePath: StoragePath
    access(all) let CollectionPublicPath: PublicPath
    access(all) let AdminStoragePath: StoragePath

    access(all) var totalSupply: UInt64
    access(all) var nextTemplateID: UInt64
    access(all) var nextSetID: UInt64

    access(self) var templates: {UInt64: FlunksTemplate}
    /// Of each set the templates that were not minted yet.
    access(self) var sets: {UInt64: [UInt64]}

    /// Any person may construct one: it is then no template of this contract, but the next id is used up and the event is
    /// emitted.
    access(all) struct FlunksTemplate {
        access(all) let templateID: UInt64
        access(all) var name: String
        access(all) var description: String
        access(all) var locked: Bool
        access(all) var addedToSet: UInt64
        access(self) var metadata: {String: String}

        access(all) fun getMetadata(): {String: String} {
            return self.metadata
        }

        access(all) fun markAddedToSet(setID: UInt64) {
            self.addedToSet = setID
        }

        access(all) fun updateMetadata(newMetadata: {String: String}) {
            self.metadata = newMetadata
        }

        init(templateID: UInt64, name: String, description: String, metadata: {String: String}) {
            pre {
                metadata.length != 0: "New Template metadata cannot be empty"
            }
            self.templateID = templateID
            self.name = name
            self.description = description
            self.metadata = metadata
            self.locked = false
            self.addedToSet = 0
            Flunks.nextTemplateID = Flunks.nextTemplateID + 1
            emit NFTTemplateCreated(templateID: templateID, metadata: metadata)
        }
    }

    /// Names a view. What answers it is a String, not this struct.
    access(all) struct PixelUrl {
        access(all) let url: String

        init(url: String) {
            self.url = url
        }
    }

    access(all) resource NFT: NonFungibleToken.NFT {
        access(all) let id: UInt64
        access(all) let templateID: UInt64
        access(all) let serialNumber: UInt64

        access(all) fun getNFTTemplate(): FlunksTemplate {
            return Flunks.templates[self.templateID]!
        }

        access(all) fun getNFTMetadata(): {String: String} {
            return self.getNFTTemplate().getMetadata()
        }

        access(all) view fun getViews(): [Type] {
            return [
                Type<MetadataViews.Display>(),
                Type<MetadataViews.NFTCollectionData>(),
                Type<MetadataViews.NFTCollectionDisplay>(),
                Type<MetadataViews.ExternalURL>(),
                Type<MetadataViews.Traits>(),
                Type<MetadataViews.Edition>(),
                Type<MetadataViews.Royalties>(),
                Type<MetadataViews.Serial>()
            ]
        }

        access(all) fun resolveView(_ view: Type): AnyStruct? {
            let template = self.getNFTTemplate()
            let metadata = template.getMetadata()
            switch view {
                case Type<Flunks.PixelUrl>():
                    if let uri = metadata["pixelUri"] {
                        return "https://pixels.example/".concat(uri.slice(from: uri.length - 68, upTo: uri.length))
                    }
                    return nil
                case Type<MetadataViews.Display>():
                    return MetadataViews.Display(
                        name: template.name.concat(" #").concat(self.templateID.toString()),
                        description: template.description,
                        thumbnail: MetadataViews.HTTPFile(url: metadata["uri"]!)
                    )
                case Type<MetadataViews.Traits>():
                    return MetadataViews.dictToTraits(
                        dict: metadata, excludedNames: ["mimetype", "uri", "pixelUri", "path", "cid"]
                    )
                case Type<MetadataViews.Edition>():
                    return MetadataViews.Edition(name: "Flunks", number: self.templateID, max: 9999)
                case Type<MetadataViews.Serial>():
                    return MetadataViews.Serial(self.templateID)
                case Type<MetadataViews.ExternalURL>():
                    return MetadataViews.ExternalURL("https://flunks.example/")
                case Type<MetadataViews.Royalties>():
                    return MetadataViews.Royalties([])
            }
            return Flunks.resolveContractView(resourceType: nil, viewType: view)
        }

        access(all) fun createEmptyCollection(): @{NonFungibleToken.Collection} {
            return <-create Collection()
        }

        init(templateID: UInt64) {
            self.id = Flunks.totalSupply
            self.templateID = templateID
            self.serialNumber = self.id + 1
            Flunks.totalSupply = Flunks.totalSupply + 1
            emit Minted(id: self.id, templateID: templateID)
        }
    }

    access(all) resource interface FlunksCollectionPublic {
        access(all) fun borrowFlunks(id: UInt64): &Flunks.NFT?
    }

    access(all) resource Collection: FlunksCollectionPublic, NonFungibleToken.Collection {
        access(all) var ownedNFTs: @{UInt64: {NonFungibleToken.NFT}}

        access(NonFungibleToken.Withdraw) fun withdraw(withdrawID: UInt64): @{NonFungibleToken.NFT} {
            let token <- self.ownedNFTs.remove(key: withdrawID) ?? panic("missing NFT")
            emit Withdraw(id: token.id, from: self.owner?.address)
            return <-token
        }

        access(all) fun deposit(token: @{NonFungibleToken.NFT}) {
            let flunk <- token as! @Flunks.NFT
            emit Deposit(id: flunk.id, to: self.owner?.address)
            self.ownedNFTs[flunk.id] <-! flunk
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

        access(all) fun borrowFlunks(id: UInt64): &Flunks.NFT? {
            return &self.ownedNFTs[id] as &{NonFungibleToken.NFT}? as! &Flunks.NFT?
        }

        access(all) view fun borrowViewResolver(id: UInt64): &{ViewResolver.Resolver}? {
            return self.borrowNFT(id)
        }

        access(all) view fun getSupportedNFTTypes(): {Type: Bool} {
            return {Type<@Flunks.NFT>(): true}
        }

        access(all) view fun isSupportedNFTType(type: Type): Bool {
            return type == Type<@Flunks.NFT>()
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

    access(all) fun getFlunksTemplateByID(templateID: UInt64): Flunks.FlunksTemplate {
        return self.templates[templateID]!
    }

    access(all) fun getFlunksTemplates(): {UInt64: Flunks.FlunksTemplate} {
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
                    publicCollection: Type<&Flunks.Collection>(),
                    publicLinkedType: Type<&Flunks.Collection>(),
                    createEmptyCollectionFunction: fun(): @{NonFungibleToken.Collection} {
                        return <-Flunks.createEmptyCollection(nftType: Type<@Flunks.NFT>())
                    }
                )
            case Type<MetadataViews.NFTCollectionDisplay>():
                let picture = MetadataViews.Media(
                    file: MetadataViews.HTTPFile(url: "https://flunks.example/banner.png"), mediaType: "image/png"
                )
                return MetadataViews.NFTCollectionDisplay(
                    name: "Flunks",
                    description: "",
                    externalURL: MetadataViews.ExternalURL("https://flunks.example/"),
                    squareImage: picture,
                    bannerImage: picture,
                    socials: {}
                )
        }
        return nil
    }

    /// What graduation does to a token's template.
    access(account) fun updateTemplate(templateID: UInt64, metadata: {String: String}) {
        self.templates[templateID]!.updateMetadata(newMetadata: metadata)
        emit TemplateUpdated(template: self.templates[templateID]!)
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
    access(all) fun seedTemplate(setID: UInt64, name: String, metadata: {String: String}): UInt64 {
        let templateID = self.nextTemplateID
        self.templates[templateID] =
            FlunksTemplate(templateID: templateID, name: name, description: "", metadata: metadata)
        self.templates[templateID]!.markAddedToSet(setID: setID)
        self.sets[setID]!.append(templateID)
        emit TemplateAddedToSet(setID: setID, templateID: templateID)
        return templateID
    }

    /// Mints the set's next template.
    access(all) fun seedToken(setID: UInt64): @NFT {
        return <-create NFT(templateID: self.sets[setID]!.removeFirst())
    }

    init() {
        self.CollectionStoragePath = /storage/FlunksCollection
        self.CollectionPublicPath = /public/FlunksCollection
        self.AdminStoragePath = /storage/FlunksAdmin
        self.totalSupply = 0
        self.nextTemplateID = 1
        self.nextSetID = 1
        self.templates = {}
        self.sets = {}
        emit ContractInitialized()
    }
}
