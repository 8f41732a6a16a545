import type { Room } from './room.ts';

/** Things in the places that people ask for by name, as docs/places.md has them, without what opens a lock. */
export const THINGS: readonly Room[] = [
  [
    'jocks-house',
    'the jacket on the clothesline',
    ['clothesline', 'washing line', 'laundry line', 'jacket on the line', 'letter f', 'bus token'],
    'On the clothesline of the Jock’s House hangs a red jacket with the letter F. It is washed every day, somebody says, and nobody has seen it dry. In its pocket: a bus token and a yellow thread.',
  ],
  [
    'jocks-house',
    'the smallest cup',
    ['trophies', 'trophy', 'smallest cup', 'state cup', 'best friend cup', 'trophy shelf'],
    'Among the trophies of the Jocks the smallest cup says BEST FRIEND, with the name unscrewed. Inside lies a stub of chalk, for marking seats. The state cup is of 1975: they lost, and kept the cup.',
  ],
  [
    'jocks-house',
    'the Jock’s refrigerator',
    ['refrigerator', 'fridge', 'note on the fridge', 'eggs'],
    'A note on the Jocks’ refrigerator says when F. eats, and DO NOT LOCK. Inside: eggs, milk, more eggs.',
  ],
  [
    'freaks-house',
    'the burned paper',
    ['burned paper', 'burnt note', 'meet me', 'stove', 'secret meeting', 'who was he meeting'],
    'On the Freak’s stove a paper burned. What is left says MEET ME AT, and an hour. Who was to meet whom is an open question.',
  ],
  [
    'geeks-house',
    'the robot mailbox',
    ['mailbox', 'robot mailbox', 'letters to the police', 'eleven letters'],
    'The Geeks’ mailbox is a robot that says THANK YOU. It has swallowed eleven letters to the police, so the police never got one.',
  ],
  [
    'geeks-house',
    'the pizza boxes',
    ['pizza box', 'pizza boxes', 'pizza delivery', 'who ordered pizza'],
    'In the Geek’s kitchen stand the pizza boxes of that Friday, delivered at kickoff: half mushroom, half no comment.',
  ],
  [
    'preps-house',
    'the invitation',
    ['invitation', 'envelope', 'return to sender', 'card in the ash', 'and guest'],
    'The Prep’s invitation comes back every day: RETURN TO SENDER, and the sender lives here. They have thrown it out three times. In the ash of the fireplace lies half a card: AND GUEST.',
  ],
  [
    'high-school',
    'the notice in the hall',
    ['notice on the glass', 'notice', 'to do list'],
    'On the glass of the main hall hangs a list, TO DO. It is your Objectives, and a press on it opens them.',
  ],
  [
    'football-field',
    'the candles on the field',
    ['candles on the field', 'vigil candles', 'how many candles', 'portrait of flunko'],
    'At the vigil burns a candle for each witness, and one more. Nobody lit the last. People sing quietly, and somebody hums a second voice.',
  ],
  [
    'football-field',
    'the paper cup in the top row',
    ['paper cup in the top row', 'cup in the bleachers', 'what was in his cup', 'drink at the game'],
    'In the top row still stands his cup: one soda, two straws, and a lid to keep it for later.',
  ],
  [
    'paradise-motel',
    'the motel’s laundry cart',
    ['laundry cart', 'red sleeve', 'towels', 'dumpster', 'knotted sheet', 'back of the motel'],
    'Behind the motel: a cart with towels, towels, a red sleeve, and when you look again, towels. A sheet with four knots hangs down, a yard too high for anybody but a climber.',
  ],
  [
    'paradise-motel',
    'the guest who listens',
    ['guest by the week', 'listener', 'who listens at the wall', 'glass on the wall', 'fake badge', 'private detective', 'detective'],
    'A guest by the week listens at the motel’s wall with a glass, keeps a tally, and has a detective’s badge. It is from a cereal box.',
  ],
  [
    'rug-doctor',
    'the wall of string',
    ['wall of string', 'string board', 'adding machine', 'filing cabinet', 'delivery van', 'house calls'],
    'In the back office of the Rug Doctor somebody follows the case by rug: every rug in Arcadia on string, and who stood on it. It ends at a floor without one. The same rug was paid for three times.',
  ],
  [
    'police-station',
    'the bag of the key',
    ['evidence bag', 'empty bag', 'missing key', 'one bag too many', 'bag without a number', 'police flashlight'],
    'In the evidence room lies a bag for one key, tag 117. The seal is whole, and the key is gone. Beside it is a bag without a number that was never brought in. It looks like lint.',
  ],
  [
    'snack-shack',
    'the cook’s radio',
    ['kitchen radio', 'radio of the cook', 'batteries', 'fryer', 'cooks name', 'name of the cook', 'who is the cook'],
    'The cook of the Snack Shack goes by Cook, and no other name is on the sign. One minute into the tape the batteries came out of the kitchen radio. It went on until 8:04.',
  ],
  [
    'four-thieves-bar',
    'the cat at the bar',
    ['cat', 'cats', 'black cat', 'pets', 'pet', 'animals'],
    'Outside the Four Thieves Bar sits a cat that watches the drain, and has since Friday. The Junkyard’s dog ran off when the lights did. Other animals: crows at the Freaks’, pigeons in the shed, a plaster heron, one very surprised raccoon.',
  ],
  [
    'junkyard',
    'the red car',
    ['red car on the crane', 'his car', 'flunkos car', 'did he have a car', 'drivers license', 'dentist'],
    'The red car on the Junkyard’s crane was not his, whatever people say: he was fifteen, and the car was the dentist’s, sold in August. A red herring.',
  ],
  [
    'secret-treehouse',
    'the name boards',
    ['name boards', 'boards at the tree', 'fifth board', 'fifth member', 'fifth friend', 'fifth name', 'bucket on a rope'],
    'Four boards at the treehouse say J, G, P and F. The fifth is sanded smooth: under the sanding was an F, too. So there were two of them, or one was made twice.',
  ],
];
