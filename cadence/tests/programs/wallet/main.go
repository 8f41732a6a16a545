// Flow's development wallet over an emulator that is elsewhere than it expects, with a key of the test's own.
package main

import (
	"flag"

	"github.com/onflow/fcl-dev-wallet/go/wallet"
)

func main() {
	port := flag.Uint("port", 8701, "where it listens")
	config := wallet.FlowConfig{}
	flag.StringVar(&config.AccessNode, "access-node", "", "REST address of the emulator")
	flag.StringVar(&config.Address, "address", "", "the service account, which opens the others")
	flag.StringVar(&config.PrivateKey, "private-key", "", "its key, in hex")
	flag.StringVar(&config.PublicKey, "public-key", "", "the same")
	flag.Parse()

	server, err := wallet.NewHTTPServer(*port, &config)
	if err != nil {
		panic(err)
	}
	server.StartStandalone()
}
