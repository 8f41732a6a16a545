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

/// The templates of a collection ("Flunks" or "Backpack") with ids from `from` on, `count` at most. They begin with 1;
/// fewer than `count` say that there are no more.
access(all) fun main(collection: String, from: UInt64, count: UInt64): [Template] {
    let isFlunks = collection == "Flunks"
    let end = isFlunks ? Flunks.nextTemplateID : Backpack.nextTemplateID
    let templates: [Template] = []
    var id = from
    while id < end && id - from < count {
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
        id = id + 1
    }
    return templates
}
