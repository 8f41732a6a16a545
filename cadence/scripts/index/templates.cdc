import "Backpack"
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
