import type { Need } from './needs.ts';

const lines = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

/** The half of the sentences that was kept aside: the rule of distress is measured by them, and never changed for them. */
export const DISTRESSED: Readonly<Record<Need, readonly string[]>> = {
  abuse: lines(`
    my stepdad hit me again last night
    my father beats me with a belt
    my uncle touches me
    a teacher keeps touching my legs
    my parents lock me in my room without food
    dad throws things at me when he drinks
    I am afraid to go home
    home isnt safe for me
    my boyfriend hit me
    my girlfriend hits me and says its my fault
    i was raped
    I was sexually abused
    an old man keeps asking me for nudes
    some guy online wants pics of my body and says he will share them
    a grown up showed me his private parts
    my dad is abusive
    i think im being abused
    my mom hit me so hard i bled
    my dad kicked me down the stairs
    my parents hurt me
    dad is beating mom right now
    he hits my little sister too
    my dady hits me
    my stepdad beets me
    my pops whoops me til i bleed
    he smacks me around
    my dad choked me
    my mom pulled my hair and kicked me
    he put his hand in my pants
    the priest touched me
    a man followed me and grabbed me
    my boyfriend forces me to do stuff i dont want
    i was sexually assaulted
    i was s.a. by my cousin
    this 35 year old man says he loves me and to keep it secret
    my parents kicked me out and i sleep outside
    my dad broke my arm
    my stepmom starves me
    my brother wont stop hitting me its not playing
    what do i do if my dad hits me
    is it normal that my dad hits me
    my friend gets beaten by her dad
    my best friend told me her uncle touches her
    i get hit at home
    they beat me
    he abuses me
    my dad touchs me
    my dad whips me
    my aunt locks me in the closet
    my parents r violent
    my dad tried to strangle me`),
  selfHarm: lines(`
    i wanna kms
    I want to kill myself
    i just wanna die
    i wish i was never born
    i dont wanna be alive
    i cant go on
    I want to end it all
    thinking about ending it
    im feeling suicidal
    suicide
    i tried to kill myself last year
    i cut myself
    i started cutting again
    i hurt myself
    i burn myself with a lighter
    i hate myself and want to disappear
    nobody would miss me if i died
    the world would be better without me
    i should just die
    i have no reason to live
    life isnt worth living
    what is the point of being alive
    im on the roof and want to jump
    i have a plan to kill myself
    i wrote a suicide note
    i swallowed all my pills
    i wanna od
    i wanna unalive
    going to off myself
    i wana die
    i wnat to die
    i want to kil myself
    im gonna kill meself
    kys is what they tell me and i might
    someone told me to kys and i want to
    best way to die
    how many pills does it take to die
    i want to hang myself
    slit my wrists
    i have scars from cutting
    im self harming
    i starve myself
    i cant stop hurting myself
    i dont see a future for me
    i hope i dont wake up
    im done with life
    tired of being alive
    i want my life to be over
    my friend wants to kill herself
    my brother tried to kill himself
    a kid at school said he is going to kill himself`),
  loneliness: lines(`
    i dont have any friends
    ive got nobody
    i have no one to talk to
    no one likes me
    everyone hates me
    they all hate me
    im so lonely
    im lonley
    i feel lonly all the time
    im always alone
    i sit alone at lunch
    nobody wants to be my friend
    nobody cares about me
    nobody loves me
    my parents dont love me
    nobody understands me
    i feel invisible
    i feel worthless
    im a nobody
    i feel empty
    i am so sad
    i am sad all the time
    im depressed
    i feel depressed
    i cry every night
    i cant stop crying
    i was crying in the bathroom at school
    they always leave me out
    all my friends left me
    my only friend moved away
    my mom died
    my dog died today
    my parents are getting divorced and i feel alone
    i feel like i dont belong anywhere
    i hate myself
    my life sucks
    i feel like a burden
    im a failure
    i feel numb
    im not okay
    i feel terrible
    i feel ugly and nobody wants me
    i have panic attacks
    im scared all the time
    i get bullied
    they bully me at school
    everyone makes fun of me
    they laugh at me in class
    the whole class ignores me
    nobody came to my birthday
    you are my only friend`),
  threat: lines(`
    a guy threatened me
    she said shes gonna kill me
    they want to kill me
    my ex said he would hurt me
    they said they will jump me after school
    some kids are going to beat me up
    he has a knife
    he pointed a gun at me
    a kid has a gun at school
    there is a gun in his locker at my real school
    someone said they will shoot up the school
    i want to shoot everyone at school
    i want to kill my teacher
    i want to kill my brother
    i want to stab someone
    i want to hurt them all
    im going to hurt my classmate
    theres a bomb at school
    he threatens to post my nudes
    im being blackmailed
    they threaten to leak my photos
    he says hell share my pics
    some dude wants money or he leaks my nudes
    im being stalked
    a car follows me every day
    he knows where i live and says he will come
    he found my address and threatens me
    he said he would hurt my family
    i get death threats
    people send me death threats online
    my boyfriend threatens to kill me
    my dad threatened to kill us
    my brother threatened me with a knife
    gang says they will get me
    a gang wants me to carry stuff or they beat me
    bullies said they would break my legs
    he says i am dead meat when he sees me
    theyr going to hurt me
    some1 is threatening me
    he thretens me
    somebody wants to hurt me
    im scared he will hurt me
    he wont leave me alone and im scared
    a stranger online says he will come to my house
    he told me he would kill my cat
    he said if i tell anyone im dead
    he said watch your back im coming for you
    my classmate has a list of people he wants to kill
    my friend is planning to stab a kid
    i got a knife and im gonna use it`),
  drugs: lines(`
    i took drugs
    im addicted to drugs
    im addicted to weed
    i smoke weed every day
    im addicted to vaping
    i vape all the time and cant quit
    im drinking too much
    i drink to forget
    i am drunk right now and im 14
    my mom is an alcoholic
    my dad drinks too much
    my mom is drunk again
    my parents do drugs
    my mom uses heroin
    my brother is on meth
    my sister is on drugs
    my friend overdosed
    my friend is passed out and not waking up
    someone put something in my drink
    i was drugged
    i tried cocaine
    i took molly
    im high on lsd and scared
    bad trip help
    i took xanax
    i pop pills
    i took my moms pills
    i huff paint
    i snort adderall
    i took percs
    popped a perc 30
    i think it had fentanyl in it
    i shot up
    i relapsed again
    i want to get clean
    how do i stop taking drugs
    help me stop smoking
    my friends want me to smoke weed
    they make me drink
    i have to sell drugs for my cousin
    im dealing weed
    where do i get drugs
    who sells pills in school
    how to get high with cough syrup
    i drank a whole bottle of vodka
    i drank bleach
    im overdosing
    i od'd last night
    im tweaking on meth
    i am addictd to pills
    i drnk to much
    lean is all i drink
    i steal pills from my grandma`),
};

/** What sounds like distress and is none. */
export const HARMLESS: readonly string[] = lines(`
  my mom is gonna kill me if i fail math
  this game is killing me
  im dying lol
  that joke killed me
  i died again in flappy flunk
  how do i not die so fast
  how do i kill the zombies
  my feet are killing me
  the boredom is killing me
  i'm dying to know who did it
  i could kill for a slush
  what can i do to kill some time
  that was a killer move
  can i shoot hoops
  did he shoot the last basket
  is there a photo shoot on picture day
  who has the best shot
  i got shot down by the receptionist
  who hit the ball
  hit me with your best joke
  the new song is a hit
  my score took a hit
  can you beat my score
  my brother beats me at flunky uppy
  she beat me by two points
  nobody beats me at this
  the beat of the song
  touchdown
  who touched my locker
  can i touch the statue
  what hurts more losing or tying
  my thumb hurts from playing
  i hurt my knee at practice
  what drugs do they sell
  where is the rug doctor
  rug dealer
  the drug store in town
  what is in the bottle at four thieves bar
  can i drink a slush
  i drink too much soda
  i'm addicted to this game
  i can't stop playing
  i'm hooked on flappy flunk
  get high score
  how high can i fly
  high school
  smoke comes out of the kitchen
  is something burning
  i cut class
  he cut in line
  how do i cut a picture in meme manager
  is the lonely jock a song
  is the motel lonely at night
  can i play alone
  am i alone in this room
  can i go in alone
  nobody is home
  nobody told me the rules
  everyone hates mondays
  i hate mondays
  i hate this level
  i hate flappy flunk
  the principal hates fun
  the sad song on the radio
  sad music please
  a crying shame
  i miss the 90s
  i missed the check-in
  did somebody die at school
  is the mascot dead
  who killed the lights
  who is the killer
  is this a murder mystery
  is there a body in the lake
  why are the police at school
  is the police station open
  is rain threatening
  deadline for homework
  this song is the bomb
  photobomb on picture day
  i bombed my test
  jump off the roof in the game
  how do i jump higher
  stab at a guess
  knife and fork
  who follows me
  who is following the coach
  stalk of celery
  i need help
  help
  im so stuck on chapter two
  i give up tell me the answer
  i want this level to end
  how does the story end
  end it with a joke
  i'm done with chapter one
  i'm tired
  i'm so bored
  i lost my gum
  zoltar robbed me
  my friend is in the gaming lounge
  are you lonely
  are you ok
  i'm scared of the motel
  i am afraid of spiders
  is the cellar safe
  is it safe to connect a wallet
  i'm starving
  is lunch canceled
  i feel lucky
  feeling good
  my life is good
  how many lives do i have
  i lost a life
  where does flunko live
  i want to sleep
  is there a suicide squad movie`);
