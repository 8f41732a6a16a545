const lines = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

/** More of what sounds like distress and is none. */
export const MORE_HARMLESS: readonly string[] = lines(`
  who do i talk to about a bug
  can somebody help me find my locker
  my mom says i have to log off
  my dad plays flappy flunk too
  my brother took my turn
  my sister hates this game
  i hate waiting
  what happens if i die in flunky uppy
  who died in the story
  is it safe here
  my friend wants to join
  how do i find my friends
  nobody answers in general chat
  nobody is in the lounge
  why does nobody use the radio
  is the principal angry
  who hit the switch
  the ball hit me lol
  that joke hit me hard
  i got hit by a locker in flappy
  i was beaten by one point
  i lost again
  i keep losing to bucket
  can you beat me at riddles
  who wants to kill the mood
  this puzzle is killing my brain
  my battery is dying
  my phone is dead
  im dead tired
  the arcade is dead today
  dead end at the junkyard
  i want to burn a cd
  is there smoke in the kitchen
  what is in the pills bottle at the motel
  where is the drug store
  can i get a drink at the bar
  do you drink wine
  would you drink beer at a game
  dont have one of those any other way in
  is there any other way
  no other way to open it then
  who drinks at four thieves
  is there alcohol in the bar
  i cut the picture wrong
  how do i cut out a face
  i'm alone in the chat
  only me here, so lonely in this room lol
  i feel lucky today
  i feel like playing
  i feel like pizza
  i miss my old computer
  i miss flunko
  why is the song so sad
  what makes the gossip cry
  do you have friends
  who are flunkos friends
  i have no flunks
  i have no gum
  i have no idea
  i've got nothing to do
  i can't stop watching the intro
  i can't stop humming the song
  i can't find the trunk
  i want to quit the game
  how do i quit
  how do i stop the music
  how can i stop a run
  i'm hooked
  i need help with the terminal
  i'm scared of the dark room
  the motel creeps me out
  is somebody following flunko
  who follows the train
  where does the coach live
  i know where the key is
  they know where flunko lives
  will the principal shoot the video
  let's shoot some hoops
  i could eat a horse
  we got killed in that game
  they destroyed us friday
  he crushed my high score
  my mom will be so mad if i stay up
  dad is gonna freak when he sees my phone bill
  i'm going to die if i don't get concert tickets
  can i beat the boss without dying
  the gossip killed me haha
  is there a gun in the police station
  who drinks coffee in the bar
  my locker is broken
  does the coach yell at people
  he hit the ball over the fence
  is flunko lonely
  what is in the private office of the principal
  i want the song to stop
  can i send a picture to my friend
  where do i find people to play with
  i stopped playing because it was late
  did the police follow the train
  my brother wants to play too
  my mom made me log off
  my dad let me play until ten
  i dont have a profile
  i dont have anybody in my top friends
  is nobody in the arcade
  who will fight in the duel
  can juniors hurt each other
  do they smoke in the bar
  there is smoke on the water song
  i cant go in without a flunk
  i cant sleep because of this riddle
  i want to cry this game is hard lol
  i laughed so hard i cried
  are the kids in the story scared
  i hate the last level so much
  who beats bucket at flappy
  can you beat me at chess
  what does the knife on the table mean
  my score died
  is the motel haunted or just sad
  does anyone live alone in the treehouse
  does flunko have friends
  why do the geeks drink so much soda
  is it normal that the door is locked
  who locked the cafeteria
  somebody took my turn
  the new update kills my phone
  how long do i have to live in arcadia to get a locker
  i hurt my thumb playing
  can i fight the coach
  is there a bully in the story
  the boss beats me every time
  i hate this puzzle
  nobody won yet
  where is everyone today
  can i get higher than bucket
  what is the point of the story
  i dont see the point of this level
  nobody talks in study hall
  what do i take to the dance
  how do i kill the music
  who cut the fence
  did they fight about the crown
  is the bar for adults
  i want to go to sleep now good night
  who is scared of the motel
  why was the bear left alone
  my internet died
  he is a legend at flappy
  i would kill for a slush
  are there drugs in the story
  does the cook hit the bell
  what hurts in flappy flunk
  can i jump off the dock
  is it ok if i log off now
  im going to the dance alone
  i was in the arcade alone when the light went on
  i am doing this mission alone
  i beat the game alone
  im watching home alone
  i am home alone and bored
  i was alone in the treehouse
  do i have to go to the dance alone
  im solving the puzzle alone`);
