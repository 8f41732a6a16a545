-- The ten episodes that ship (EPISODE-5): ten weeks from homecoming to Christmas, in the order in which they are told. Their
-- words stand here alone, so that neither the page nor the function carries them; supabase/tests/town/episodes.test.ts checks them.
insert into app.episodes (turn, id, content) values
(0, 'folded-in-four', $episode${
  "title": "Folded in Four",
  "captions": {
    "arcade/poster": "Four nails and no poster. The paper under it is cleaner than the pole.",
    "police-station/board": "There were six on Monday. Today there are two, and a stack on the floor, squared off.",
    "paradise-motel/sign": "Somebody has hung his poster over the NO of NO VACANCY.",
    "junkyard-car-stacks/poster": "It hangs where no one walks. It is the only one in town that nobody took down.",
    "snack-shack-counter/order-wheel": "Between two orders hangs a poster, folded so small that only the hat shows.",
    "flunk-fm/mast": "A poster is wrapped round the mast, face in.",
    "high-school-main-hall/banner": "Under the banner lies tape, in strips, sorted by length."
  },
  "dj": [
    "The posters come down at night. They are not torn. Somebody has the patience for tape.",
    "If you are the one who folds them: in four, edges even. My mother would like you.",
    "The police have printed more. The police will print more.",
    "I had one in my window. Now I have a clean rectangle. It is {time}."
  ],
  "news": {
    "title": "Posters",
    "text": "Students are asked to leave the posters where they hang. Forty-one went up and nine are left. The others were found in the library's return box, folded in four, in the order of the streets. The librarian has stamped them, as she stamps whatever comes back."
  },
  "notice": {
    "title": "PLEASE STOP FOLDING HIM",
    "text": "Whoever takes the posters down: we have staples, glue and a ladder, and we are not tired. Leave one up at the arcade, that is all we ask. It is the only one where he looks at the door."
  },
  "people": {
    "jock": "I put up nine. Coach says finish what you start. So now I put up the same nine every day.",
    "geek": "Forty-one posters, folded to the same size within a hair. That is a hand that measures.",
    "prep": "Our gate had one. It is gone, and the gate was locked. The tape was rolled up and left on the post.",
    "freak": "I stay up to see who. I blink, and there is one less. I think you have to not be looking.",
    "mother": "They are careful with his face. They fold beside it, never through it.",
    "prize-clerk": "One poster is worth no tickets. A folded one came over the counter. I gave two."
  },
  "rumor": "They say the posters are taken down at night, in the order of the streets, and that nobody has found a torn one yet.",
  "clue": {
    "at": "police-station/board",
    "title": "Not through the face",
    "text": "The posters came back folded in four. No fold of any of them goes through his face.",
    "isSealed": false
  },
  "asks": 0.5,
  "leans": {
    "planned": {
      "captions": {
        "arcade/poster": "Four nails, no poster. Someone left with it under the arm, like a newspaper for the trip.",
        "police-station/board": "Two are left. On the back of one somebody has added up a fare."
      },
      "dj": [
        "One who does not want to be found begins with the posters. I would.",
        "Somebody takes his picture along. It could be for remembering. It could be for a border."
      ]
    },
    "made": {
      "captions": {
        "arcade/poster": "Four nails, no poster. A glove lies at the foot of the pole. It is a large one.",
        "police-station/board": "Two are left. The stack is bound with twine, by a hand that has bound things before."
      },
      "dj": [
        "Somebody would like you to stop looking at that face. They are polite about it.",
        "The tape was pulled from the top. You have to be tall, or be lifted."
      ]
    },
    "never": {
      "captions": {
        "arcade/poster": "Four nails, no poster. It went in under the arcade's door. A corner still shows.",
        "police-station/board": "Two are left. The others were folded from inside the glass."
      },
      "dj": [
        "A face gets tired of hanging in the wind. Perhaps they were only brought in.",
        "All of them went the same way, and that way is the school."
      ]
    }
  }
}$episode$),
(1, 'the-late-bus', $episode${
  "title": "The Late Bus",
  "captions": {
    "snack-shack-picnic-tables/bus-stop": "A new line on the schedule, in pencil: 8:20, does not wait.",
    "junkyard-school-bus/list": "Forty names, forty checks. Under them somebody has ruled a line for one more.",
    "junkyard-school-bus/missing-seat": "Four bolts, clean. Beside them a ticket for a lunch, unused.",
    "lake-tree/bus-seat": "It is warm, as a seat is when you take it just after the one before.",
    "shed-workbench/timetable": "The bus has been added to the trains. It leaves from the same platform.",
    "four-thieves-bar/cat": "It waits at the curb, and looks up the road at twenty past.",
    "paradise-motel/room-2": "Tire marks, double, up to the door. Buses do not fit in here."
  },
  "dj": [
    "The 7:30 came at 8:20 last night. The driver says that he was on time.",
    "One got off, says the driver. One, or one who carried another. He watches the road.",
    "Nobody has ever gotten off at the Shack. We keep a list. It had nobody on it.",
    "The company sent a man to look at the meter. It shows a mile that Arcadia does not have."
  ],
  "news": {
    "title": "The 7:30 bus",
    "text": "The 7:30 reached the Snack Shack at twenty past eight. The driver kept to the route, he says, and the route had been longer. Parents are asked not to collect children who are not theirs from a stop where nobody gets off."
  },
  "notice": {
    "title": "TO WHOEVER GOT OFF",
    "text": "You left your hat on the seat. It is not a hat, it is half of one. It lies at the stop under a stone, because it would not stay. We would like to know whether you wanted to be here."
  },
  "people": {
    "jock": "The team bus sat forty. It sat forty-one on the way back. Coach counted twice and then he stopped.",
    "geek": "I did the sum. To be fifty minutes late on that road you have to drive it once more, the other way.",
    "prep": "One does not take the bus. One did sit at the window, however, and somebody did look up from the stop.",
    "freak": "I wrote down the number on it. It is the number of the one in the junkyard.",
    "cook": "I had fries ready for one. I made it two, from habit. In the morning there were none.",
    "manager": "I rent rooms. I do not meet buses. I left the lamp on, that is all."
  },
  "rumor": "They say the 7:30 came in at 8:20, and that somebody got off at the Snack Shack, where nobody ever does.",
  "clue": {
    "at": "snack-shack-picnic-tables/bus-stop",
    "title": "A transfer for two",
    "text": "A bus transfer under a stone, punched for two. One half was torn off and used.",
    "isSealed": true
  },
  "asks": 0.5,
  "leans": {
    "planned": {
      "captions": {
        "snack-shack-picnic-tables/bus-stop": "Someone has circled a bus that goes out at dawn, and written: window seat.",
        "lake-tree/bus-seat": "You can see the road from here as far as the hill. That is why it stands here."
      },
      "dj": [
        "People who mean to leave learn the timetable first. Somebody has learned ours.",
        "One ticket out is cheap. It is the second one that you have to save for."
      ]
    },
    "made": {
      "captions": {
        "snack-shack-picnic-tables/bus-stop": "There are two sets of shoes in the dust. One of them did not walk so much as follow.",
        "lake-tree/bus-seat": "There is a strap on it that buses do not have."
      },
      "dj": [
        "The driver saw a hand on a sleeve. He took it for kindness. It may have been.",
        "Somebody held the door of that bus, and it was not the driver."
      ]
    },
    "never": {
      "captions": {
        "snack-shack-picnic-tables/bus-stop": "The dust is smooth all round the stop. Whoever got off has not stepped off yet.",
        "lake-tree/bus-seat": "Someone has been riding it. It has not moved, and the grass before it is worn."
      },
      "dj": [
        "It came late because it had not left. That is what the mile on the meter says.",
        "Nobody got on that bus, either. I would look in the seats."
      ]
    }
  }
}$episode$),
(2, 'the-request-line', $episode${
  "title": "The Request Line",
  "captions": {
    "flunk-fm-on-air-booth/log": "8:04, each night: REQUEST. The caller asks for the room with the knocking. Then he thanks you.",
    "flunk-fm-on-air-booth/microphone": "It is warm on the side that faces the phone.",
    "flunk-fm-lounge/guest-book": "Under WAITED somebody has written: STILL DO.",
    "four-thieves-bar-barroom/phone": "It has rung once a night, and stopped when a hand lay on it.",
    "geeks-house-computer-room/modem": "It answers a call that nobody made. It says: please hold.",
    "police-station-front-desk/log": "LINE AT SCHOOL: CUT THAT FRIDAY. LINE AT SCHOOL: ENGAGED.",
    "high-school-principals-office/chair": "The cord of the phone leads up over the arm of it, and is in use."
  },
  "dj": [
    "A caller asks for the tape each night, at the minute. I say Friday. He says he will hold.",
    "He is polite. He says your name first. I never gave him my name.",
    "The phone company says that number was switched off. They say it over that number.",
    "Requests are open. You may ask for something else. Please ask for something else."
  ],
  "news": {
    "title": "The office telephone",
    "text": "The telephone of the office does not work and has not since that Friday. If it rings, it is not the office. If you are called by it, please do not say which lesson you missed. The bill shows one call a night, local, at 8:04, and was paid."
  },
  "notice": {
    "title": "WANTED: ONE PHONE CORD",
    "text": "Long. To reach from the principal's office to wherever. The one we had has been pulled tight under the door, and we would rather not open it to look. Will trade for a straw, unused."
  },
  "people": {
    "jock": "Our phone rang. I said hello. Somebody breathed like after a sprint. I said walk it off. He did.",
    "geek": "I traced it. Extension 117. That is not a phone, that is a locker.",
    "prep": "It is rude to hold the line so long. He would know that. Somebody has told him to, or he has the time.",
    "freak": "I called back. It rang in the school. I could hear it from the treehouse, without the phone.",
    "dj": "He never sings along. He waits until I have hung up. I have not hung up first yet.",
    "barkeeper": "A phone that rings once is a signal. I have had a few. I do not write them down."
  },
  "rumor": "They say somebody calls Flunk FM each night at 8:04 with the same request, on a line that was cut.",
  "clue": {
    "at": "flunk-fm-on-air-booth/log",
    "title": "Extension 117",
    "text": "One caller a night, says the log, from an extension that only a locker has.",
    "isSealed": false
  },
  "asks": 0.6,
  "leans": {
    "planned": {
      "captions": {
        "flunk-fm-on-air-booth/log": "8:04, REQUEST. The voice is the same each night, to the breath. Tape keeps well.",
        "four-thieves-bar-barroom/phone": "Beside it lies a page of numbers, all but one crossed out. The one is out of state."
      },
      "dj": [
        "It could be a recording. One could leave a recording, and be far away by now.",
        "He asks what time it is here. As if it were another time there."
      ]
    },
    "made": {
      "captions": {
        "flunk-fm-on-air-booth/log": "8:04, REQUEST. Behind him someone says: now. It is in the log as a cough.",
        "four-thieves-bar-barroom/phone": "The receiver has been wiped. It is the only clean thing on the wall."
      },
      "dj": [
        "He reads it off, I think. You can hear where the line ends and he looks up.",
        "Somebody dials for him. I hear two people breathe in."
      ]
    },
    "never": {
      "captions": {
        "flunk-fm-on-air-booth/log": "8:04, REQUEST. He says that it sounds better from outside. He means where we are.",
        "four-thieves-bar-barroom/phone": "You lift it. You hear a hall, and far down it somebody runs to the phone."
      },
      "dj": [
        "There is an echo on it. I know that hall. I have a detention there.",
        "He asks me to turn it down a little. He says that he can hear it through the wall."
      ]
    }
  }
}$episode$),
(3, 'eight-yellow-hats', $episode${
  "title": "Eight Yellow Hats",
  "captions": {
    "freaks-house/fence": "Eight yellow hats on eight posts, to dry. The ninth post is wet.",
    "arcade/watcher": "Somebody stands at the window in a yellow hat. Behind them somebody takes theirs off.",
    "freaks-house-kitchen/jars": "EYE OF NEWT is candy this week. NEWT is still NEWT.",
    "paradise-motel-lobby/bell": "A bowl stands beside it: TAKE ONE. One was taken, and one was put in.",
    "preps-house/envelope": "A card for the masked ball. Come as you are, it says. Someone has underlined are.",
    "high-school-gymnasium/crown": "A yellow hat hangs on it. From up here you cannot see who is under.",
    "secret-treehouse-lookout/spyglass": "A string of lanterns goes from door to door. The last one goes on past the last door."
  },
  "dj": [
    "Eight children will go as him tonight, and I think that is eight too many, or one too few.",
    "If one comes to your door and does not say trick or treat, give him a soda. Two straws.",
    "I was asked to count yellow hats from up here. I counted them out, and I counted them in.",
    "It is {time}. Masks off at nine. If yours does not come off, please remain calm."
  ],
  "news": {
    "title": "Costumes",
    "text": "The school has no rule about costumes, being closed. The police ask all who dress as Flunko to wear a number on the back, from one to eight. The child without a number is asked to go home, wherever that is. Candy left at the seven doors has been taken in."
  },
  "notice": {
    "title": "LOST AFTER HALLOWEEN",
    "text": "One plastic pumpkin with a name in it, and the name is mine, and the writing is not. Full. Everything in it is from last year, and still good. I am not angry. I only want to know who walked behind me."
  },
  "people": {
    "jock": "I went as him. Jacket was no trouble, there's plenty. Another one slapped me five. Small hand. Wet.",
    "geek": "Eight costumes, from one pattern in the paper. The ninth was knitted differently. It was knitted better.",
    "prep": "One of them bowed at our door and went around to the kitchen. Only one ever did that.",
    "freak": "We lent out eight. I know my own wool. There were nine at the corner, and nobody was ninth.",
    "mother": "They came to my door, all of them. I looked at the shoes. I gave the last one his coat.",
    "prize-clerk": "Best costume, five hundred tickets. Eight lined up. I gave it to the one who was leaving."
  },
  "rumor": "They say eight went out as him on Halloween, and that whoever counted them coming back stopped counting.",
  "clue": {
    "at": "freaks-house-attic/notes",
    "title": "Nine came back",
    "text": "Eight yellow hats out, writes the Freak at the window, and nine back. None was late.",
    "isSealed": false
  },
  "asks": 0.7,
  "leans": {
    "planned": {
      "captions": {
        "freaks-house/fence": "Eight hats on eight posts. A ninth is cut off the string, and the string is neat.",
        "high-school-gymnasium/crown": "A yellow hat hangs on it, and a bus map in the hat, and no one under."
      },
      "dj": [
        "The best night to walk out of town in your own hat is the night when all wear it.",
        "Somebody may have come home for one evening. Nobody would have stopped him. That is the trick."
      ]
    },
    "made": {
      "captions": {
        "freaks-house/fence": "Eight hats on eight posts. On the ninth hangs a hand's width of wool, pulled hard.",
        "high-school-gymnasium/crown": "A yellow hat hangs on it. It was set there, straight, by somebody with a tape measure."
      },
      "dj": [
        "One of the eight was taller, my caller says, and led the small one by the sleeve.",
        "A mask is a fine thing, if you are looking for somebody in a hat."
      ]
    },
    "never": {
      "captions": {
        "freaks-house/fence": "Eight hats on eight posts, and every one of them has turned to the school.",
        "high-school-gymnasium/crown": "A yellow hat hangs on it. The floor below it is wet, in a ring."
      },
      "dj": [
        "Eight went from door to door. The ninth was behind the doors already, I think.",
        "They say he took candy at the school. You would have to be let in there. Or out."
      ]
    }
  }
}$episode$),
(4, 'the-hour-twice', $episode${
  "title": "The Hour Twice",
  "captions": {
    "preps-house-living-room/pendulum": "It was set back by hand on Sunday, before the butler was up. It was set right.",
    "shed/clock": "8:20. It was 9:20 for an hour, they say, and thought better of it.",
    "arcade-snack-corner/clock": "8:04. For one hour it was right twice.",
    "jocks-house-kitchen/oven-clock": "It blinks. Somebody has begun to set it, and stopped at the minute.",
    "paradise-motel-room-2/alarm-clock": "It rang at 7:30 and at 7:30.",
    "shed-loft/alarm-clock": "It has been wound twice, once in each direction.",
    "geeks-house-workshop/blueprint": "A note on it: WE HAD SIXTY MINUTES AND WE USED THEM TO ARGUE."
  },
  "dj": [
    "You had an hour twice this week. I played the same four records in it. So did I.",
    "I have a log with two lines for each minute of that hour. In one of them I am not here.",
    "Set your clocks back. If yours will not go back, it may know something.",
    "The station slept for an hour and woke before it. It is {time}, for the first time."
  ],
  "news": {
    "title": "Clocks",
    "text": "Clocks went back by an hour. Those of the building did not, and so they have come an hour closer to being right. A committee looks into it. Two students signed out for the hour between one and one. One has signed back in."
  },
  "notice": {
    "title": "DID YOU SEE YOURSELF",
    "text": "In the hour that was twice I walked home and met nobody, and then I walked home and met me. We nodded. If you met someone in that hour too, write your initials here. Mine are here already. I did not do that."
  },
  "people": {
    "jock": "Extra hour, extra laps. I lapped a guy. There's no one else on the track. I lapped him twice.",
    "geek": "Two hours with one name. My computer kept both. In the second one a file was opened. By me, it says.",
    "prep": "The butler found the clock set back already. He has given notice to himself, and not accepted.",
    "freak": "I wrote the hour down twice. The first one has a wave in it. The second is only weather.",
    "principal": "An hour that occurs twice requires two late slips. I have one. The other was handed in early.",
    "angler": "Sat out that hour. Caught one. Then it was an hour before, and he was back in."
  },
  "rumor": "They say somebody set the Preps' clock back before anyone was up, and that the hour had been used when they came down.",
  "clue": {
    "at": "preps-house-living-room/pendulum",
    "title": "Wound before six",
    "text": "The clock was set back and wound before anyone was up. The key hung on its hook.",
    "isSealed": false
  },
  "asks": 0.8,
  "leans": {
    "planned": {
      "captions": {
        "preps-house-living-room/pendulum": "It was set back with care. Somebody wanted sixty minutes that nobody would miss.",
        "shed-loft/alarm-clock": "It was set for the hour that came twice. You could catch a train in between."
      },
      "dj": [
        "An hour that nobody counts: that is when I would have moved my things.",
        "He named an hour once. Perhaps he meant both of them."
      ]
    },
    "made": {
      "captions": {
        "preps-house-living-room/pendulum": "Two hands set it back. One held the pendulum, and it left a thumb in the polish.",
        "shed-loft/alarm-clock": "Somebody has bent the bell, so that it can ring and not be heard."
      },
      "dj": [
        "Somebody needed the town to be sure of the time, and wrong.",
        "In that hour a door was opened twice and shut once. I heard it up here."
      ]
    },
    "never": {
      "captions": {
        "preps-house-living-room/pendulum": "It was set back from inside the case. The wool in the hinge is new.",
        "shed-loft/alarm-clock": "It is an hour behind all others, and so is the hollow in the hay."
      },
      "dj": [
        "If you stay in one place long enough, the clocks come back to you.",
        "There is one hour in which he would be on time for everything. We have just had it."
      ]
    }
  }
}$episode$),
(5, 'low-water', $episode${
  "title": "Low Water",
  "captions": {
    "lake-tree-shore/flotsam": "The water has gone out by a yard, and left things in the order in which they were lost.",
    "lake-tree-shore/heron": "It stands where it always stood. Now one sees that it stands on something.",
    "lake-tree-dock/boat": "Number 30 lies on mud, and its rope goes on, straight down, and is tight.",
    "lake-tree-dock/rod": "The line ends in a hole of black water, the size of a plate. It is not slack.",
    "lake-tree-tire-swing/rope": "It used to touch the lake. Now you see that it was tied at that end too.",
    "geeks-house-lab/flask": "LAKE, NOVEMBER. It has settled in four layers, one of them wool.",
    "rug-doctor-cleaning-bay/drain": "It gurgles. The lake is down by a yard, and it has to be somewhere."
  },
  "dj": [
    "The lake is a yard down. The dam says that it has not opened. The dam says so each morning.",
    "Come and look at what is on the bottom, the mayor says. Bring it back to the owner. Wipe your feet.",
    "There is a chair in the mud out there. It faces the town. Please leave it facing the town.",
    "Whoever pulls at the rope under boat number 30: it has been tried. It pulls, too."
  ],
  "news": {
    "title": "Swimming is off",
    "text": "Gym class will not swim, for lack of pool, class and gym. The lake is a yard lower and students are asked not to walk out to the things that stand there. They were counted in the evening. They were counted in the morning. The figures will be published when they agree."
  },
  "notice": {
    "title": "FOUND ON THE BOTTOM",
    "text": "Two lunch trays. One trumpet, with a sock. A pair of right sneakers, size five, laces tied together, dry inside. A chair. Ask at the dock, and say what you lost before you look. The chair is not to be given to anyone."
  },
  "people": {
    "jock": "I walked out to the chair. I can bench two hundred. I could not turn that chair.",
    "geek": "The level fell at night, in one hour, and it is level. Water does not leave like that. A tub does.",
    "prep": "Our boathouse has a stair. We had thought it had nine steps. It goes on.",
    "freak": "The X on my map is past the edge. The edge has moved. I do not like how near that is.",
    "angler": "Never asked what holds my line. It never asked me. That is fishing.",
    "cook": "The old man brought me a fish and two forks he had found beside it. Set, he said. They were set."
  },
  "rumor": "They say the lake went down by a yard in one night, and that a chair stands on the bottom with its face to the town.",
  "clue": {
    "at": "lake-tree-dock/boat",
    "title": "A rope straight down",
    "text": "The rope of boat number 30 goes into the mud, tight. It was tied at both ends, alike.",
    "isSealed": true
  },
  "asks": 0.8,
  "leans": {
    "planned": {
      "captions": {
        "lake-tree-dock/boat": "Number 30 lies on mud. Under the bench somebody had stored a blanket, oars and a lunch for two.",
        "lake-tree-shore/flotsam": "A suitcase strap, new, its buckle shut. Nothing is in it, and it was not torn."
      },
      "dj": [
        "You can hide a boat under a boat. Somebody has thought about that lake.",
        "The shoes were tied together for carrying. One does that before one wades."
      ]
    },
    "made": {
      "captions": {
        "lake-tree-dock/boat": "Number 30 lies on mud. The knot in its rope is a knot for things that do not want to be tied.",
        "lake-tree-shore/flotsam": "A strap with a buckle, and a second strap, to hold the first one shut."
      },
      "dj": [
        "A chair does not walk into a lake. Somebody carried it, and sat somebody down.",
        "Two rowed out, one rowed back. I have that from the oars. There is one."
      ]
    },
    "never": {
      "captions": {
        "lake-tree-dock/boat": "Number 30 lies on mud, and small prints go round it, and round it, and none comes or goes.",
        "lake-tree-shore/flotsam": "All of it lies with its mouth to the town, as things do that were on their way back."
      },
      "dj": [
        "What was at the bottom is only nearer now. It has not moved. We have.",
        "The chair is dry. Somebody got up, I would say, when the water did."
      ]
    }
  }
}$episode$),
(6, 'lot-thirty', $episode${
  "title": "Lot Thirty",
  "captions": {
    "paradise-motel-managers-office/lost-property": "Each thing has a lot number now. Lot thirty is a hook, sold as seen.",
    "paradise-motel-managers-office/quarters": "Eleven rolls, paid in advance. The bank would like to know whose tooth marks these are.",
    "police-station-evidence-room/shelf": "One bag has a price on it. The officer says it is a joke. It is not his.",
    "junkyard-office/ledger": "SOLD TO F., all of it. Delivery: it will be fetched.",
    "rug-doctor-storage-room/tags": "Every tag has been turned round. On the back of each: LOT THIRTY.",
    "arcade-prize-booth/bears": "Fifty were entered for the auction. Forty-nine came. One is bidding.",
    "jocks-house/jacket": "A tag on the sleeve: LOT THIRTY, WITHDRAWN."
  },
  "dj": [
    "The lost and found is sold off for the police. One dollar a lot. All lots have one bidder.",
    "He bids by telephone. He bids against himself, and goes up.",
    "Four red jackets went for what is in a change machine. They were fetched before they were paid.",
    "I bid on a hat. I was told that it is half a hat, and that the other half had bid before me."
  ],
  "news": {
    "title": "Auction of lost property",
    "text": "All that was left in hall, gym and cafeteria is sold for the benefit of the police. Lots one to twenty-nine may be looked at through the glass. Lot thirty is a locker, empty, and may be looked into by its buyer only. It has been sold to a bidder who held the line."
  },
  "notice": {
    "title": "I WAS OUTBID ON MY OWN COAT",
    "text": "It was mine, it had my name in it, I bid nine dollars. A voice on the phone bid ten, then eleven against that. It is the right coat for somebody who is cold, I suppose. If that is you: there was a letter in the pocket. Please read it."
  },
  "people": {
    "jock": "They sold four jackets. There's six on the line again this morning. I don't do the laundry.",
    "geek": "He paid in quarters, eleven rolls, and one coin over. The one is from next year. I kept it. It is gone.",
    "prep": "One of the lots was a key board. One hook. We did not consign it.",
    "freak": "I bid on the mug with the F. I said, it has a home. The voice said: I know. It let me have it.",
    "manager": "Cash is cash. I wrapped it all. I turned round for string. Then I had string.",
    "receptionist": "Yellow slip, pink slip. All thirty lots on one pink slip. And the pink one was in the box already."
  },
  "rumor": "They say one bidder bought every lot of the lost and found, by telephone, in quarters, and bid against himself.",
  "clue": {
    "at": "paradise-motel-managers-office/lost-property",
    "title": "Sold as seen",
    "text": "Thirty lots went to one bidder, who paid in quarters and named each thing unseen.",
    "isSealed": false
  },
  "asks": 0.9,
  "leans": {
    "planned": {
      "captions": {
        "paradise-motel-managers-office/lost-property": "All lots are packed for a journey: the heavy below, the warm on top.",
        "junkyard-office/ledger": "SOLD TO F. Forwarding address: a line of stations, each crossed out but the last."
      },
      "dj": [
        "Somebody is getting his things together. I only say what I would say of a cousin.",
        "Four jackets. It gets cold, where one changes trains."
      ]
    },
    "made": {
      "captions": {
        "paradise-motel-managers-office/lost-property": "All lots are tied up in one blanket, with a knot that has a tag from the police.",
        "junkyard-office/ledger": "SOLD TO F. The F. was written first, and the hand had to be held still for it."
      },
      "dj": [
        "If you want no one to find a thing, buy it. That is legal. I asked.",
        "Somebody read the list to the bidder. One could hear the pages."
      ]
    },
    "never": {
      "captions": {
        "paradise-motel-managers-office/lost-property": "It is all back on its hooks this morning, paid for, and dry for the first time.",
        "junkyard-office/ledger": "SOLD TO F. Fetched: a check mark. From where it lies, it has not been moved."
      },
      "dj": [
        "Why buy what hangs in your own hall? So that it may stay there.",
        "The bidder asked whether the hall is cold. It is. He said that he had thought so."
      ]
    }
  }
}$episode$),
(7, 'a-place-too-many', $episode${
  "title": "A Place Too Many",
  "captions": {
    "jocks-house-kitchen/table": "Set for nine. They are eight. The ninth plate has been used.",
    "freaks-house-kitchen/mugs": "All five stand on the table, full. Nobody is in the house.",
    "geeks-house-kitchen/microwave": "8:04. In it a dinner for one, with a note: NOT YET.",
    "preps-house-kitchen/bell-board": "The bell without a room has a card beside it: DINING ROOM, ONE MORE.",
    "four-thieves-bar-booths/last-booth": "Four chairs, four glasses of milk, and a highchair.",
    "high-school-cafeteria/tray": "Turkey. The school has not cooked. It is hot at one end.",
    "police-station-interview-room/cups": "A paper turkey stands between them, made by tracing a small hand."
  },
  "dj": [
    "Set one place more tonight. You will do it anyhow. You will count, and be right, and it will be one more.",
    "Four houses have called to say that somebody said grace who was not at the table.",
    "The Shack is closed. The Shack has left a plate in the stock room. The Shack is thankful.",
    "It is {time}. Leave the porch light on. I leave the tower on. I always do."
  ],
  "news": {
    "title": "Holiday meals",
    "text": "The cafeteria wishes all students a good holiday and has served one. Those who hear trays are asked not to reply. The cook on leave sends her recipe for pudding and would like to know who has been following it, as it calls for two spoons."
  },
  "notice": {
    "title": "RECIPE, FOR THE ONE WHO ASKED",
    "text": "You asked through the door, so I write it here. Potatoes, four, and one for you. Butter. Do not stir it like that, one hears it in the hall. Leave the spoon on the sill when you have done. You have good manners, whoever taught you."
  },
  "people": {
    "jock": "We went round and said what for. There was one more voice. It said: seconds. Everybody laughed, after.",
    "geek": "Five sets of chopsticks, and five are in the sink. The noodles were for four. I can divide.",
    "prep": "The card had no name, so I wrote one. It had been folded the other way by dessert.",
    "freak": "His mug was empty when I looked, and full when I did not. I stopped looking. It is a holiday.",
    "mother": "I cook for two. I always did. This year I washed two.",
    "principal": "The pudding was budgeted for one. It was signed for, twice, by a person of good handwriting."
  },
  "rumor": "They say four houses set a place too many for the holiday, without anyone having laid it, and that all four were used.",
  "clue": {
    "at": "jocks-house-kitchen/table",
    "title": "The ninth plate",
    "text": "Eight sat down and nine plates were used. The ninth was washed and put away wrong.",
    "isSealed": true
  },
  "asks": 1,
  "leans": {
    "planned": {
      "captions": {
        "jocks-house-kitchen/table": "Set for nine. Under the ninth plate lies a postcard with a stamp, and nothing on it yet.",
        "preps-house-kitchen/bell-board": "A card beside the bell: REGRETS. The hand is in a hurry, and not unhappy."
      },
      "dj": [
        "People who are far away have dinner, too. At another hour. They look at the clock and set a place.",
        "One sends a card, if one can. Somebody has. It has not got here."
      ]
    },
    "made": {
      "captions": {
        "jocks-house-kitchen/table": "Set for nine. The ninth chair has been pushed in very far, as for somebody small, by another.",
        "preps-house-kitchen/bell-board": "A card beside the bell: ONE MORE. Below it, smaller: and the one who brings him."
      },
      "dj": [
        "Somebody brought him to the table, or made him pass it. Both leave a chair like that.",
        "He is being fed. I take that for good news. I am told to."
      ]
    },
    "never": {
      "captions": {
        "jocks-house-kitchen/table": "Set for nine. The ninth has eaten the skin, the crust and the corner, as he always did.",
        "preps-house-kitchen/bell-board": "The bell without a room rings at dinner, once, softly, like a spoon."
      },
      "dj": [
        "You can be at every table in town, if you have not gone anywhere.",
        "Knock before you clear the plate. It is only polite."
      ]
    }
  }
}$episode$),
(8, 'no-snow-on-nine', $episode${
  "title": "No Snow on Nine",
  "captions": {
    "football-field-bleachers/seat-nine": "Snow on eight hundred seats. Seat nine is dry, and steams a little.",
    "football-field-bleachers/jacket": "Snow has been brushed from it, by the hand's width, with the pile.",
    "football-field/candles": "They have melted a hole in the snow in which the field is green.",
    "high-school-main-hall/bucket": "A snowball lies in it, and is in no hurry.",
    "lake-tree-tire-swing/tire": "A ring of snow lies on the ice below it. The middle is trodden flat.",
    "snack-shack-picnic-tables/parasol": "It has a scarf on. It has on somebody's scarf.",
    "secret-treehouse-ladder/mud": "Snow on every rung. On every other rung: a toe, going up."
  },
  "dj": [
    "First snow. Not a track in town at six. At seven there was one, and it began in the middle of the field.",
    "It walks from the fifty-yard line to the gym. It does not come to the fifty-yard line.",
    "Size five. Please do not step in them. Please do not see whether yours fit.",
    "It is {time}, and it snows on everything but a seat. I can see it from here. I do not like to."
  ],
  "news": {
    "title": "Snow day",
    "text": "School is closed for snow, in addition. The prints that lead to the gym were measured by the police and photographed by the computer club, and snowed in before anyone could say which way the toes had been. Students who own size five are asked to stay in one place."
  },
  "notice": {
    "title": "SNOWMAN, BY THE FIELD",
    "text": "We built two. In the morning there were two and a small one, and the small one had the carrot. We have let him keep it. He faces the bleachers. Please put nothing on his head. He had something on his head."
  },
  "people": {
    "jock": "I shoveled the steps. Somebody shoveled the top row. From up there, down. I never heard a shovel.",
    "geek": "Seat nine is four degrees warmer than eight and ten. That is a person, or it is a pipe. There is no pipe.",
    "prep": "A snowball hit my window, gently. There was not one print on the lawn. It was a good throw.",
    "freak": "I drew the tracks. If you turn my map they go in. If you turn it back they go out.",
    "mother": "He never wore gloves. I have put a pair on the seat. They are gone. I put a pair on the seat.",
    "angler": "Ice on the lake. One hole, round, and I did not cut it. Something has to breathe, I guess."
  },
  "rumor": "They say tracks in the first snow began in the middle of the football field, and that seat nine stayed dry.",
  "clue": {
    "at": "football-field-bleachers/seat-nine",
    "title": "A dry seat",
    "text": "Snow lay on every seat of the field but one, and on that one nobody had sat.",
    "isSealed": false
  },
  "asks": 1,
  "leans": {
    "planned": {
      "captions": {
        "football-field-bleachers/seat-nine": "It is dry. On the step below lie two train times, written in the snow, and one is rubbed out.",
        "secret-treehouse-ladder/mud": "Toes going up, one load heavier coming down. Someone has fetched the rest."
      },
      "dj": [
        "Snow is honest for an hour. He would have known that, and walked early.",
        "Somebody sat there for a last look, and brushed it for the next one. I would."
      ]
    },
    "made": {
      "captions": {
        "football-field-bleachers/seat-nine": "It is dry. Beside it the snow is pressed by something broad, that sat very close.",
        "secret-treehouse-ladder/mud": "Small toes going up. Behind them, on each rung, a heel that is not small."
      },
      "dj": [
        "A second track ran beside it, my caller says. It had been swept. One does not sweep one's own.",
        "Somebody keeps that seat warm, and somebody sees to it that he does."
      ]
    },
    "never": {
      "captions": {
        "football-field-bleachers/seat-nine": "It is dry. You sit on ten. It gets less cold on that side.",
        "secret-treehouse-ladder/mud": "Toes going up. You wait below all evening. It snows on you alone."
      },
      "dj": [
        "Everyone looks where the tracks go. I look at where they begin. Somebody sat there all night, perhaps.",
        "It does not snow where somebody is. That is all the science I have."
      ]
    }
  }
}$episode$),
(9, 'for-f-from-f', $episode${
  "title": "For F., From F.",
  "captions": {
    "secret-treehouse/boards": "A sprig on each name. On the fifth, the blank one, two.",
    "secret-treehouse-sleeping-loft/fifth-bedroll": "A parcel lies on it. FOR F., FROM F. It has been shaken, and wrapped again.",
    "secret-treehouse-map-table/tokens": "A whistle, a chip, a pearl, a candle, each in paper. The gray stone has a ribbon.",
    "preps-house-living-room/fireplace": "Five stockings. The fifth is yellow, and not finished at the toe.",
    "arcade-prize-booth/gap": "A bow, and a tag: NOT YET.",
    "police-station/car": "The seat belt is fastened round a parcel that is marked THIS SIDE TO THE DOOR.",
    "shed-trackside/boxcar": "A wreath hangs on car and siding. Inside, the straw has been made up for two."
  },
  "dj": [
    "Parcels lie at four doors. No sender. Each is what the other three would have known to give.",
    "I got a tape. No label. I have not played it. It is the length of a winter.",
    "Quiet roads tonight. One light at the school, and I wish it a good night, and it goes off. Good night.",
    "It is {time}. All the clocks that stopped have been wound. I do not know by whom. They are wrong, and they go."
  ],
  "news": {
    "title": "Holidays",
    "text": "The building stays closed and wishes you well. A tree has been put up in the main hall, as can be seen through the glass. The school did not put it up. There are five presents under it, four were for named students and have been delivered. The fifth is for the one who wrapped it."
  },
  "notice": {
    "title": "THANK YOU",
    "text": "To whoever left it at my door: it is what I lost, mended. You kept the first stitch so that I would know. I would have liked to thank you to your face. I left the gate open and something warm on the step. It is the same gate as always."
  },
  "people": {
    "jock": "I got a whistle. It's my whistle. I lost it up in the top row that night. It's been polished.",
    "geek": "A chip, with one leg soldered that I broke myself. I told three people. I told three.",
    "prep": "A pearl. One had rolled away on the Friday, and one did not mention it. The paper was ironed.",
    "freak": "A candle. It has my wax on it and some that is not mine. I have not lit it. It is warm.",
    "mother": "He finished it. The hat. Down to the last three rows. He wants me to do the last three rows.",
    "dj": "A caller wished me a good one. I said, and you. He said he would pass it on."
  },
  "rumor": "They say four parcels came to four doors, and that a fifth lies in the treehouse, for F., from F.",
  "clue": {
    "at": "secret-treehouse-sleeping-loft/fifth-bedroll",
    "title": "For F., from F.",
    "text": "A parcel to himself, in two hands: one wrote FOR, the other FROM. It is very light.",
    "isSealed": true
  },
  "asks": 1.2,
  "leans": {
    "planned": {
      "captions": {
        "secret-treehouse-sleeping-loft/fifth-bedroll": "A parcel, FOR F., FROM F. It has a stamp on it, from a town with an ocean.",
        "shed-trackside/boxcar": "A wreath on the door. Chalked below: BACK FOR THE OTHER ONE. No date."
      },
      "dj": [
        "You send presents ahead if you mean to follow. You send them back if you do not.",
        "He knew what each of them had lost. He had a whole Friday to pack, then."
      ]
    },
    "made": {
      "captions": {
        "secret-treehouse-sleeping-loft/fifth-bedroll": "A parcel, FOR F., FROM F. The knot is a large hand's, and the bow a small one's.",
        "shed-trackside/boxcar": "A wreath on the door, and the door is sealed, and the seal is from the outside."
      },
      "dj": [
        "To know what four people lost that night you must have stood behind them.",
        "Somebody has let him give presents. That is either kind, or it is to keep us quiet."
      ]
    },
    "never": {
      "captions": {
        "secret-treehouse-sleeping-loft/fifth-bedroll": "A parcel, FOR F., FROM F. You put it to your ear. In there somebody holds still.",
        "shed-trackside/boxcar": "A wreath on the door. There is no snow on the roof of the car."
      },
      "dj": [
        "All of it was lost in this town. So somebody has only gone around, and picked up.",
        "The tree in the hall was lit from behind. One has to be in the hall, for that."
      ]
    }
  }
}$episode$);
