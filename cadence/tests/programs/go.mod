module flunks/programs

go 1.25.5

require (
	github.com/onflow/fcl-dev-wallet v0.9.1
	github.com/onflow/flow-emulator v1.20.0
)
