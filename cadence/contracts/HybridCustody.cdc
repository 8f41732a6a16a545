/// Stands in for HybridCustody (mainnet 0xd8a7e05a7ac670c0): a manager that names the accounts linked to its owner's,
/// which is all that HybridCustodyHelper asks of it.
access(all) contract HybridCustody {

    access(all) let ManagerStoragePath: StoragePath
    access(all) let ManagerPublicPath: PublicPath

    access(all) resource Manager {
        access(self) var children: [Address]

        access(all) view fun getChildAddresses(): [Address] {
            return self.children
        }

        /// Links an account without asking it, which the real one never does.
        access(all) fun seedChild(_ child: Address) {
            self.children.append(child)
        }

        init() {
            self.children = []
        }
    }

    access(all) fun createManager(): @Manager {
        return <-create Manager()
    }

    init() {
        let identifier = "HybridCustodyManager_".concat(self.account.address.toString())
        self.ManagerStoragePath = StoragePath(identifier: identifier)!
        self.ManagerPublicPath = PublicPath(identifier: identifier)!
    }
}
