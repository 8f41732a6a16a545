import "HybridCustodyHelper"

/// Stands in for Staking (mainnet 0x807c3d470888cc48) as far as it is read here: five a day for a Flunk, for a backpack
/// one and a tenth more for each slot.
access(all) contract Staking {

    access(all) event Stake(id: UInt64, pool: String)
    access(all) event Unstake(id: UInt64, pool: String)
    access(all) event ClaimReward(pool: String, amount: UFix64, tokenID: UInt64)

    access(all) let AdminStoragePath: StoragePath

    access(self) var pools: {String: {UInt64: StakingInfo}}

    access(all) struct StakingInfo {
        access(all) let staker: Address
        access(all) let tokenID: UInt64
        access(all) let stakedAtInSeconds: UInt64
        access(all) let pool: String

        init(staker: Address, tokenID: UInt64, stakedAtInSeconds: UInt64, pool: String) {
            self.staker = staker
            self.tokenID = tokenID
            self.stakedAtInSeconds = stakedAtInSeconds
            self.pool = pool
        }
    }

    access(all) fun getStakingInfo(signerAddress: Address, pool: String, tokenID: UInt64): Staking.StakingInfo? {
        pre {
            self.pools[pool] != nil: "Cannot borrow Pool: Pool with provided name does not exist"
        }
        return self.pools[pool]![tokenID]
    }

    access(all) fun pendingRewards(pool: String, ownerAddress: Address, tokenID: UInt64): UFix64 {
        pre {
            self.pools[pool] != nil: "Invalid pool"
        }
        let now = UInt64(getCurrentBlock().timestamp)
        let since = self.pools[pool]![tokenID]?.stakedAtInSeconds ?? now
        let days = since < now ? UFix64(now - since) / 86400.0 : 0.0
        if pool == "Flunks" {
            return 5.0 * days
        }
        let slots = HybridCustodyHelper.getBackpackSlots(ownerAddress: ownerAddress, tokenID: tokenID)
        return (1.0 + 0.1 * UFix64(slots)) * days
    }

    access(all) fun seedStake(staker: Address, pool: String, tokenID: UInt64, stakedAtInSeconds: UInt64) {
        let pools = self.pools[pool]!
        pools[tokenID] = StakingInfo(
            staker: staker, tokenID: tokenID, stakedAtInSeconds: stakedAtInSeconds, pool: pool
        )
        self.pools[pool] = pools
        emit Stake(id: tokenID, pool: pool)
    }

    access(all) fun seedUnstake(pool: String, tokenID: UInt64) {
        let pools = self.pools[pool]!
        pools.remove(key: tokenID)
        self.pools[pool] = pools
        emit Unstake(id: tokenID, pool: pool)
    }

    /// Claims what is pending: the time begins anew. The reward itself is a contract's that is not here.
    access(all) fun seedClaim(pool: String, tokenID: UInt64) {
        let pools = self.pools[pool]!
        let before = pools[tokenID]!
        let amount = self.pendingRewards(pool: pool, ownerAddress: before.staker, tokenID: tokenID)
        pools[tokenID] = StakingInfo(
            staker: before.staker,
            tokenID: tokenID,
            stakedAtInSeconds: UInt64(getCurrentBlock().timestamp) + 60,
            pool: pool
        )
        self.pools[pool] = pools
        emit ClaimReward(pool: pool, amount: amount, tokenID: tokenID)
    }

    init() {
        self.AdminStoragePath = /storage/StakingAdmin
        self.pools = {"Flunks": {}, "Backpack": {}}
    }
}
