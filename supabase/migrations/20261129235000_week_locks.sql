-- An episode may lock one thing for its week (EPISODE-9). Its code stands in the episode, because those who write the week hide it in
-- the words: no answer but the operators' has it. Six of those that ship get one, and the DJ a line that leads there.
update app.episodes set content = jsonb_build_object('lock', null) || content;

update app.episodes as one
set content = one.content || jsonb_build_object('lock', told.lock, 'dj', (one.content -> 'dj') || to_jsonb(told.dj))
from (values
('folded-in-four', $line$The return box is in evidence now, and locked. The school has done the sum, on its page.$line$, $lock${
  "at": "police-station-evidence-room/shelf",
  "title": "The Return Box",
  "code": "4109",
  "before": "The library's return box, with four wheels. HOW MANY WENT UP, AND HOW MANY ARE LEFT. A zero stands between them.",
  "after": "The lid lifts by itself, an inch, as a lid does that has been leaned on.",
  "text": "Thirty-two posters, folded in four, edges even, in the order of the streets. They are tied with yellow wool, in a bow that comes open at a touch. Under them lies a map of the town without names. A pencil line goes from pole to pole, and from the last one it goes on, off the edge.",
  "card": {
    "title": "The order of the streets",
    "text": "Thirty-two posters, by streets, and a line from pole to pole that goes on off the map."
  }
}$lock$::jsonb),
('the-late-bus', $line$A driver's box is locked in the bus in the junkyard. Ask the Jock how many, and the Geek how late.$line$, $lock${
  "at": "junkyard-school-bus/mirror",
  "title": "The Driver's Box",
  "code": "4150",
  "before": "Behind the mirror hangs the driver's box, with four wheels. HOW MANY CAME BACK, it says. HOW MANY MINUTES LATE.",
  "after": "It opens as a bus does: in two halves, with a breath.",
  "text": "A roll of tickets, a whistle, and the driver's list of the evening. Forty lines are in his hand. The next one is in another, and leans left. It has no name in it, only where to stop: HERE IS FINE. He has marked it as paid.",
  "card": {
    "title": "Here is fine",
    "text": "The driver's list has one line more, in another hand: no name, and HERE IS FINE."
  }
}$lock$::jsonb),
('low-water', $line$A tin in the hollow of the tree has grown a lock. Boat, shoe, stair. I would ask around.$line$, $lock${
  "at": "lake-tree-hollow/tin",
  "title": "The Tin",
  "code": "3059",
  "before": "The tin has a lock now, with mud in its four wheels. On the lid is scratched: BOAT. SHOE. STAIR.",
  "after": "Water runs out of it, a cupful. Then it is dry inside.",
  "text": "Letters, tied with a shoelace, all to one address: the bottom of the lake. They were never mailed, and all of them have been opened. The last is one line long: It stands at the fourth step now, and I can hear you up there.",
  "card": {
    "title": "To the bottom of the lake",
    "text": "Letters to the bottom of the lake, never mailed, all opened. The last is one line."
  }
}$lock$::jsonb),
('lot-thirty', $line$The auctioneer locked up behind the hubcaps, in the junkyard. The last lot, and then the rolls.$line$, $lock${
  "at": "junkyard-office/hubcaps",
  "title": "The Strongbox",
  "code": "3011",
  "before": "Behind the hubcaps: a strongbox, SOLD. THE LAST LOT, it says. Then: AND HOW MANY ROLLS PAID FOR IT.",
  "after": "Somewhere in the yard a bell rings, once, as at an auction.",
  "text": "One receipt, in two colors. The yellow half says: thirty lots, to be kept until called for. The pink half says: called for. Both are stamped with the same minute. Under them lies the price, in full, in quarters, every one of them back.",
  "card": {
    "title": "Kept, and called for",
    "text": "The receipt for all thirty lots says kept and called for, in the same minute."
  }
}$lock$::jsonb),
('no-snow-on-nine', $line$There is a warm case in the press box. It asks for four numbers, and you have met all four.$line$, $lock${
  "at": "football-field-press-box/recorder",
  "title": "A Case without Snow",
  "code": "9534",
  "before": "Beside it a case, shut, with four wheels and no snow on it. SEAT. SHOE. SNOWMEN BY MORNING. DEGREES.",
  "after": "Warm air comes out of it, and the window fogs, from the inside.",
  "text": "A thermos, half full and hot, and a scorecard of that Friday. Somebody has kept the score to the last minute of light, with care, for both sides. After that the columns go on. There is a mark in them for every night since, or two, and never none.",
  "card": {
    "title": "The score since",
    "text": "A scorecard of that Friday goes on: a mark or two for every night since, never none."
  }
}$lock$::jsonb),
('for-f-from-f', $line$A box with a lock stands in the treehouse. Four counts open it. I counted along, up here.$line$, $lock${
  "at": "secret-treehouse-map-table/compass",
  "title": "A Box in Ribbon",
  "code": "5432",
  "before": "By the compass: a box in ribbon, locked. PRESENTS. DELIVERED. ROWS TO GO. SPRIGS ON THE BLANK NAME.",
  "after": "The ribbon comes off in one piece. Somebody has practiced.",
  "text": "A ball of yellow wool, with so little left on it that it would do for three rows. Two needles are put through it, crossed, and on each hangs a tag, blank. A card lies below: YOU FINISH IT, OR I DO. WHICHEVER OF US IS HOME FIRST.",
  "card": {
    "title": "Wool for three rows",
    "text": "Yellow wool for three rows, two needles, and a card: you finish it, or I do."
  }
}$lock$::jsonb)
) as told (id, dj, lock)
where one.id = told.id and one.turn is not null;
