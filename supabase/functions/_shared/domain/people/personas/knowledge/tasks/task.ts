/**
 * What people want to do with a thing or know of it, whatever it is, and the words that say so (PERSONA-2). A message may mean
 * several: the first of which there is something to say is answered.
 */
export const TASKS = {
  elsewhere:
    /\b(?:(?:another|other|second|different|new|my|work|school|home) (?:computer|pc|laptop|browser|device|machine|chromebook|mac)|both (?:computers|devices)|two devices|sync|synced|everywhere|on my other|from home|from school)\b/,
  phone:
    /\b(?:phone|iphone|android|ipad|tablet|touch(?: ?screen)?|smartphone|chromebook|laptop|mac|macbook|linux|firefox|safari|chrome)\b/,
  offline:
    /\b(?:offline|without (?:a |the |any )?(?:internet|network|connection)|no (?:internet|network|connection)|airplane|internet (?:is )?(?:down|gone))\b/,
  guest:
    /\bno (?:wallet|account|flunk)\b|\bwithout (?:a |an |any |my |having a )?(?:wallet|account|flunk|nft|login|profile|username|sign|log)|\b(?:need|require|have|got) (?:to have )?(?:a |an |my )?(?:wallet|account|profile|username|flunk|nft)\b|\b(?:need|have|got) to (?:sign|log|be signed|be logged|connect|register)|\b(?:guests?(?! ?book)|visitors?)\b|\bnot (?:signed|logged) in\b/,
  safe: /\b(?:safe|safely|danger(?:ous)?|virus|scam|hack(?:ed|ers?)?|steal|stolen|trust|legit|real|fake|rigged)\b/,
  seen: /\bwho (?:can |else |all )?(?:can )?(?:sees?|reads?|look|get|hear)|\b(?:can|do|does|will|could|would) (?:other|others|people|anybody|somebody|everybody|my friends?|they|strangers|the teachers?|my parents?|my teacher)(?: people| players| persons)? (?:see|read|look|know|hear)|\b(?:private|privately|public|visible|anonymous|anonymously)\b/,
  undo: /\b(?:undo|ctrl z|take (?:it |that |this |one |a step |a move )?back|go back a step|step back|by mistake|by accident|accidentally|made a mistake|restore|recover|get (?:it |that |them |my \w+ )?back|deleted|reverse|refund|again)\b/,
  delete:
    /\b(?:delete|deleting|remove|erase|get rid|clear|throw (?:it |this )?away|take (?:it |this )?down|empty|wipe|uninstall|unsend)\b/,
  share:
    /\b(?:share|send|export|print|download|show (?:it |this |them |my \w+ )?to|post|publish|upload|copy)\b/,
  change: /\b(?:change|changed|edit|rename|switch|customize|replace|redo)\b/,
  kept: /\b(?:save|saved|saves|saving|kept|keep|stored?|lose|lost|losing|gone|autosave|crash(?:ed|es)?|reload|refresh|still there|disappear(?:ed)?|vanish(?:ed)?)\b|\bclose (?:the |this )?(?:tab|window|browser|page)\b/,
  together:
    /\b(?:two players?|2 players?|multiplayer|friends?|together|with (?:people|somebody|others)|against (?:people|somebody|each other|others)|co ?op|invite|challenge|let .{1,30} in(?:to)?)\b/,
  sound: /\b(?:sound|sounds|music|volume|loud|louder|quiet|quieter|mute|muted|noise)\b/,
  off: /\b(?:turn|switch|shut|make|get)\b.{0,40} (?:off|away|stop)\b|\b(?:disable|stop|hide|close|quit|silence|exit)\b/,
  keys: /\b(?:keyboard|keys?|controls?|buttons?|shortcuts?|controller|gamepad|mouse)\b/,
  win: /\b(?:win|winnable|tips?|tricks?|strategy|better|good at|get good|beat|hard|hardest|easy|easier|difficult)\b/,
  limit:
    /\b(?:how (?:many|big|large|often|far)|how long (?:can|may)|how long$|how much (?:can|fits)|limit|max|maximum|size|too (?:long|big|large|many))\b/,
  cost: /\b(?:free|costs?|price|prices|pay|paid|expensive|money|(?<!in )charge|cheap|how much)\b/,
  broken:
    /\bwhy\b|\b(?:not work(?:ing)?|broken|stuck|frozen|freezes|will not|can not|does not|did not|do not (?:see|have)|black|errors?|fail(?:s|ed)?|bug|problem|slow|lag|missing|nothing happens|blocked|declined|expired|denied|refused)\b/,
  find: /^(?:so |ok |hey |and )?where (?:is|are|can|do|did)\b|\bhow (?:do|can|to|would) (?:i )?(?:open|start|launch|find|get to|go to|reach)\b/,
  when: /\bwhen\b|\bwhat (?:time|day)\b|\bhow soon\b/,
} as const;
export type Task = keyof typeof TASKS;

/** For whom a thing is: everybody without a network, everybody, those with a wallet, a username, a Flunk. */
export type For = 'alone' | 'all' | 'wallet' | 'name' | 'flunk';

/** A thing of this place, and what is to be said to those who want something of it. */
export interface Thing {
  /** The id of the subject that it is, or is a part of. */
  readonly of: string;
  /** What it is called, parted by commas. */
  readonly names: string;
  /** As in a sentence; absent: as its subject. */
  readonly title?: string;
  readonly for?: For;
  /** Where it lies, after "in". */
  readonly at?: string;
  readonly says?: { readonly [T in Task]?: string };
}
