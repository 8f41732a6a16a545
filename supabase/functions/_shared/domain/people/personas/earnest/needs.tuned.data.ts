import type { Need } from './needs.ts';

const lines = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

/** Half of the sentences that the rule of distress was written with, one a line. */
export const DISTRESSED: Readonly<Record<Need, readonly string[]>> = {
  abuse: lines(`
    my dad hits me
    mom slaps me when I get bad grades
    he beat me up and told me not to tell anyone
    my coach touched me and I didn't want it
    my brother punches me every day
    my mum wont let me eat
    im scared of my dad
    i dont feel safe at home
    my mothers boyfriend hurts me
    my bf chokes me when hes mad
    someone raped me
    i got molested when i was little
    my cousin made me touch him
    he wants me to send naked pictures
    he made me take my clothes off
    my stepfather comes into my room at night
    my family is abusing me
    im getting abused at home
    i have bruises from my dad
    my step mom burns me with cigarettes
    my grandpa hurts me when nobody is home
    my dad hits my mom
    my mom screams at me and hits me every day
    my dad hitts me alot
    mi papa hits me
    my old man knocks me around
    she slapped me across the face again
    my father threw me against the wall
    daddy touches me down there
    my babysitter touches me
    i was groped on the bus
    he forced me to have sex
    my ex forced himself on me
    i got assaulted by someone i know
    someone is grooming me i think
    he told me to keep it a secret or he'd hurt my family
    i ran away from home because they hit me
    my mom tells me im worthless and hits me
    they dont feed me at home
    my older brother comes in my bed
    can i tell someone that my dad hits me
    is it ok if ur dad hits u
    my friends dad hits her what should i do
    my sister is being abused
    i get beaten when i come home late
    he beats me
    she abused me
    my fathr beats me evry day
    he punched me in the face, my own dad
    my mom locked me out all night in the cold
    my dad gets violent when hes drunk`),
  selfHarm: lines(`
    kms
    im gonna kms
    i want to die
    i wish i was dead
    i dont want to live anymore
    i don't want to be here anymore
    i can't do this anymore i want it to end
    im going to end my life
    i am suicidal
    having suicidal thoughts
    i think about suicide a lot
    i tried to commit suicide
    i cut my arms
    im cutting again
    i want to hurt myself
    i keep scratching my arms until they bleed
    i want to disappear forever
    everyone would be better off without me
    they'd be happier if i was gone
    i should be dead
    theres no point in living
    whats the point of living
    i want to jump off a bridge
    gonna jump in front of a train
    i wrote a goodbye note
    i took a bunch of pills
    i want to overdose
    unalive myself
    thinking of unaliving myself
    i want 2 die
    i wanna dieee
    i want too die so bad
    i want to kill my self
    i wanna khs jk i wanna kill myself
    they told me to kill myself
    how do i kill myself
    painless way to die
    how to tie a noose
    hang myself
    i slit my wrist
    i self harm
    selfharm again last night
    i make myself throw up after i eat
    the urge to hurt myself is back
    i dont want to wake up tomorrow
    i want to sleep forever and never wake up
    im tired of living
    i hate my life i want it over
    life is not worth it anymore
    my friend says she wants to die
    my bff is cutting herself
    goodbye everyone i wont be here tomorrow`),
  loneliness: lines(`
    i have no friends
    i got no friends
    i have nobody
    nobody talks to me
    nobody likes me
    everybody hates me
    i feel so alone
    i am lonely
    i feel lonely
    i am all alone
    i eat lunch alone every day
    nobody sits with me at lunch
    no one wants to hang out with me
    no one cares about me
    noone loves me
    my mom doesnt love me
    no one gets me
    i feel like nobody sees me
    i am worthless
    i feel empty inside
    i feel hopeless
    im really sad
    i feel sad and i dont know why
    i think i have depression
    im so depresed
    i cry myself to sleep
    ive been crying all day
    i feel left out
    my friends left me
    my best friend ditched me
    i miss my mom she died
    my dad died last month
    my grandma died
    my boyfriend left me and i cant cope
    i dont belong
    i hate my life
    my life is falling apart
    im a burden to everyone
    i feel broken
    im not ok
    i am not doing well
    i feel so bad about myself
    im having a panic attack
    my anxiety is so bad
    im so anxious i cant breathe
    im being bullied
    kids at school bully me
    they call me names every day
    people pick on me
    i spend every day alone in my room
    ur the only one i can talk to`),
  threat: lines(`
    someone is threatening me
    he said he will kill me
    he says hell kill me if i tell
    someone wants to kill me
    a kid said he will beat me up after school
    theyre gonna jump me tomorrow
    they are waiting outside for me with a knife
    he pulled a knife on me
    theres a man with a gun
    someone brought a gun to school
    a boy at my school says he is going to shoot everyone
    im gonna shoot up my school
    i will bring a gun tomorrow
    i am going to kill him
    im gonna stab him
    i want to hurt someone
    i feel like hurting people
    ill make them pay with a bomb
    someone posted a bomb threat
    he is blackmailing me
    someone is blackmailing me with pictures
    she will show everyone my pictures if i dont pay
    someone is extorting me
    a guy is stalking me
    someone is following me home
    a man follows me after school
    they said they know where i live
    someone doxxed me and is threatening my family
    they threatened my mom
    i got a death threat
    my ex threatens me
    my dad said he is going to kill my mom
    my stepdad says he will kill us
    my neighbor threatens to hurt my dog and me
    the gang is after me
    they make me give them money or they hit me
    he said he'd break my face
    they r gonna hurt me
    sumone threatned me
    he threatend to kill me
    somebody is after me
    i think someone is going to hurt me
    im afraid they will hurt me
    he keeps messaging me and says he will find me
    a stranger wants to meet me and says not to tell my parents
    she said she will ruin my life and hurt me
    if i tell they will kill me
    they said i wont make it home today
    my friend says he is going to shoot people
    i have a gun and i am angry
    what do i do if someone threatens me`),
  drugs: lines(`
    i took too many pills
    i did drugs last night
    i am an addict
    i cant stop smoking weed
    i cant stop vaping
    im hooked on nicotine
    i need help quitting vaping
    i drink every night
    i cant stop drinking
    im an alcoholic
    my dad is an alcoholic
    my mom drinks every day
    my dad is always drunk
    my mom does drugs
    my dad uses meth
    my brother sells drugs
    my friend takes drugs
    my friend took too much and wont wake up
    someone gave me pills at a party
    i think i got drugged
    somebody spiked my drink
    i did coke
    i took ecstasy
    i took acid and its going bad
    im having a bad trip
    i take xans every day
    im popping pills
    i sniff glue
    i inhale gas to get high
    i take adderall that isnt mine
    im on percs
    i did fentanyl
    i use heroin
    i relapsed
    i cant get clean
    i need to get off drugs
    how do i quit weed
    they want me to try drugs
    my friends pressure me to drink
    a guy wants me to sell drugs for him
    i deliver drugs
    where can i buy weed
    can u get me drugs
    how do i get high
    how much benadryl to trip
    i drank cough syrup
    i mixed pills and alcohol
    i think im overdosing
    i overdosed last week
    smokin crack
    im adicted to weed
    i do ket every weekend
    withdrawal is killing me i need pills`),
};

/** What sounds like distress and is none. */
export const HARMLESS: readonly string[] = lines(`
  My parents are gonna kill me
  my dad will kill me when he sees my report card
  i'm dying of laughter
  i'm dead 💀
  you kill me haha
  i keep dying in flunky uppy
  i want to kill the boss
  this homework is killing me
  the suspense is killing me
  i'm bored to death
  i'd kill for a pizza
  kill time
  killer score
  shoot me the answer
  how do i shoot a free throw
  photo shoot
  shooting stars at night
  take a shot at the high score
  he hit a home run
  hit me with a riddle
  hit me up later
  how do i hit the high note
  we beat the rivals
  i beat my brother at flappy flunk
  my dad beats me at chess
  my friend beat me in the duel
  they beat us in the game on friday
  drop a beat
  he touched the ball
  touch the screen to fly
  my computer hits me with errors
  my head hurts
  my eyes hurt
  does it hurt to fall in the game
  is rug doctor open
  who runs the rug doctor
  is coach a drug dealer lol
  is there a drugstore
  what do they drink at the bar
  how much is a soda
  i drank a whole milkshake
  i'm addicted to gum
  i can't stop chewing gum
  this game is like crack
  how do i get a high score
  how do i get high in flunky uppy
  am i high enough on the board
  what is the smoke at the junkyard
  i burned my pizza
  i cut my hair
  can i cut the line
  paper cut lol
  who is the loneliest person in town
  alone in the dark is a good game
  leave me alone
  is anyone alone in the house
  who is always alone at lunch
  nobody is online
  no one knows the code
  everybody hates math
  i hate homework
  i hate losing
  my locker hates me
  why is the game so sad
  is there a sad story
  who cries in the story
  i miss summer
  i missed the bus
  who died in the story
  is flunko dead
  is the phone line dead
  did someone kill the party
  was there a murder in town
  was it murder
  tell me about the investigation
  is there a gun in the game
  who is threatening the principal in the story
  does the storm threaten homecoming
  is there a bomb in the game
  that party was the bomb
  the pizza is da bomb
  i bombed the quiz
  can i jump off the diving board
  jump scare
  take a stab at it
  is there a knife in the kitchen
  how many follow me on myplace
  can i follow someone
  do people stalk the lake
  help me with the code
  i am stuck
  i give up
  i can't do this level
  when does it end
  end the chat
  i'm done
  done with homework
  i'm sleepy
  im so bored i could die
  i lost all my gum at zoltar
  my friend left the room
  do you have friends
  do you feel sad
  are you afraid of the dark
  i'm scared of ghosts
  the basement scares me
  is my wallet safe
  can i eat at the snack shack
  i'm starving what's for lunch
  i feel great
  i feel like dancing
  i love skating
  get a life
  extra life
  worth living in arcadia
  i want to live in arcadia
  i want to disappear behind the lockers
  suicides are the sprints coach makes us run`);
