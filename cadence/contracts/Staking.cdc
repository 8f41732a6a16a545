/// Stands in for Staking (mainnet 0x807c3d470888cc48) as far as it is read here.
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
        return self.pools[pool]![tokenID] == nil ? 0.0 : 5.0
    }

    access(all) fun seedStake(staker: Address, pool: String, tokenID: UInt64, stakedAtInSeconds: UInt64) {
        let pools = self.pools[pool]!
        pools[tokenID] = StakingInfo(
            staker: staker, tokenID: tokenID, stakedAtInSeconds: stakedAtInSeconds, pool: pool
        )
        self.pools[pool] = pools
        emit Stake(id: tokenID, pool: pool)
    }

    init() {
        self.AdminStoragePath = /storage/StakingAdmin
        self.pools = {"Flunks": {}, "Backpack": {}}
    }
}
