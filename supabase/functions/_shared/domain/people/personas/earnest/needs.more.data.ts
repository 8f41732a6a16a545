const lines = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

/** More sentences of distress of every kind, by which the rule was widened after the first hundred of each. */
export const MORE_DISTRESSED: readonly string[] = lines(`
  my mother hit me with a hanger
  dad punched me because i dropped a plate
  my foster dad is hurting me
  i got slapped by my mom again
  my parents beat me up
  he puts his hands on me and i hate it
  someone touched me when i was asleep
  my brothers friend made me do things
  i am being hurt at home
  my stepbrother touches me
  my mom hits me and my brother
  a teacher sent me creepy messages
  an older guy asked me for pictures of my body
  my dad gets so angry that he breaks things and hits us
  what should i do when my mom hits me
  there is violence at my house
  i dont want to exist
  i want everything to stop forever
  im gonna end it tonight
  i feel like dying
  i feel like killing myself
  wish i wasnt alive
  id rather be dead
  i want to be dead
  my girlfriend says she will kill herself if i leave
  thinking bout suicide
  i relapsed and cut myself
  ive been starving myself
  i cant live like this
  i do not want to live
  dont wanna live no more
  i hav no freinds
  nobody at school likes me
  i am bullied every day
  they bully me because im fat
  i feel like crying all the time
  my heart is broken and i cant stop crying
  im lonely as hell
  nobody wants to sit with me
  im so unhappy
  everyone left me
  i lost my dad last year and im so sad
  i think everyone hates me
  my friends dont talk to me anymore
  nobody texts me
  a man is threatening to hurt me
  they are threatening to beat me up
  he is going to hurt me
  my ex is stalking me
  someone is outside my house and im scared
  he says he'll kill my family
  a guy at school brought a knife
  i want to beat him until he bleeds
  im going to shoot them
  hes blackmailing my sister
  i got threatened at school today
  they will kill me if i tell anyone
  someone said they are going to shoot up our school
  i vape every day
  i smoke too much weed
  im drunk every night
  my brother overdosed
  my uncle is on drugs
  my mom is high all the time
  i do coke on weekends
  how can i stop vaping
  my cousin wants me to try weed
  i took some pills i found
  im addicted to pills
  my dad comes home drunk and yells
  i need drugs
  i got drunk again
  i cant quit smoking
  he said hes gonna find me and hurt me
  a boy says he is coming to my house to beat me
  some kids want to fight me after school and im scared
  they said they would burn my house down
  he told me he has a gun and knows my name
  my classmate posted that he will kill people tomorrow
  a kid at my school has a hit list
  im scared someone will shoot up our school
  they keep threatening me online
  i get threats every day
  someone is gonna hurt me tomorrow
  he wants to kill me
  he wants me dead
  she is threatening to tell everyone my secret if i dont send money
  someone says they will send my private pictures to my parents
  a guy online says he will hurt himself if i dont send pics
  i want to hurt my stepdad so bad
  i feel like killing someone
  i am going to stab my brother
  im so angry i could kill him for real
  there is a guy following me
  a man keeps following me
  a weird man waits for me every day
  my ex wont leave me alone and threatens me
  he said he'd come to my school and hurt me
  gonna make them all pay
  i will shoot them all
  my dad pointed a gun at my mom
  my neighbor said hes going to kill us
  my dad smashed my head on the wall
  mom threw a plate at my head
  stepdad pinned me down
  dad broke my nose
  my parents dont give me food
  he makes me touch him
  my uncle showed me porn
  my cousin forced me
  i was touched by my teacher
  an adult online asked me to undress on camera
  i drank till i passed out
  i cant go a day without weed
  my mom is an addict
  dad drank all the money
  i tried meth
  they gave me a weird pill and im scared
  i snorted something
  everyone at the party did coke and so did i
  im shaking because i need a drink
  i do drugs to feel better
  i sold weed at school and im scared
  my dad hurts me when hes angry
  my mom's boyfriend hit me yesterday
  our coach makes us do things that feel wrong
  i have a black eye because my brother hit me
  dad locked me in the basement for hours
  my uncle put his hand on my leg and i froze
  i am scared my dad will hit me when he comes home
  my bf slapped me and said sorry
  my parents call me worthless every day
  somebody at church touched me
  he wont stop touching me
  i dont wanna go home he will beat me
  my friend told me she gets beaten at home
  this man keeps sending me pics of his private parts
  my grandfather kissed me on the mouth and it felt wrong
  i think about dying all the time
  id be better off dead
  wish i could just not wake up
  i took all the pills in the cabinet
  i cant stop thinking about killing myself
  i want it all to be over
  im going to jump
  i scratched my arms until i bled
  i feel like there is no way out
  i hav been cutting for a year
  i stopped eating because i hate my body
  ending my life tonight
  nobody cares if i live or die
  my sister took an overdose
  i said goodbye to my friends today for the last time
  i sit by myself every lunch
  i dont have anyone
  im so alone in this world
  my friends ignore me
  the girls in my class laugh about me
  i feel like nobody wants me around
  i cried the whole night
  i am always left out
  my parents never have time for me and i feel unloved
  people at school spread rumors about me and i want to cry
  i am so depressed i cant get out of bed
  my cat died and i miss her so much
  they all left me alone
  im scared to go to school because of the bullies
  i dont feel anything anymore
  a kid said he would bring a knife for me
  they want to beat me up tomorrow
  my ex threatened to kill himself
  he is threatening me with a knife
  someone followed me home today
  some guy says he has my nudes
  i got a message that says i will die
  im afraid of a boy at school
  i will kill my stepfather
  my neighbor said he would shoot my dog
  i could hurt somebody im so mad
  there will be a shooting at my school
  he knows my address and wants money
  people want to jump me
  they hit me every day after school
  i drink alone in my room
  i got high again and hate it
  my mom takes pills all day
  im 13 and i smoke
  i need to stop vaping
  my dad is drunk and breaking things
  someone offered me coke
  i think my brother deals drugs
  i cant sleep without pills
  i think my friend overdosed
  i snuck vodka to school
  i am hooked on oxy
  we smoked weed and now i feel sick
  i want to stop drinking
  my boyfriend makes me smoke weed
  my mom beats me with a spoon
  my father is violent and i am scared
  my step dad touches me at night
  my brother chokes me for fun
  someone in my family hurts me
  a guy grabbed me on the street
  my teacher kissed me
  he makes me send him nudes
  i am not safe with my dad
  i got hit in the face by my mom
  i want to end my life
  i think about killing myself every day
  i dont want to wake up
  life has no meaning for me
  i cut my leg today
  i swallowed a lot of pills
  no one would notice if i was dead
  my friend is suicidal
  i hate myself so much i want to die
  i just want it to stop, all of it
  i feel lonely every day
  everybody at school hates me
  i have zero friends
  my best friend wont talk to me anymore
  i was crying in my room all day
  they bully me online
  i feel like a failure
  nobody ever calls me
  my grandpa died and i cant stop crying
  i feel depressed and tired all the time
  they threatened to kill me
  a man with a gun is outside
  he said he is going to stab me
  i am being blackmailed with my photos
  someone wants to hurt my family
  im going to kill my dad
  they said theyll jump me after class
  a stranger keeps following me
  he told me he knows where i live
  i want to shoot my classmates
  im addicted to alcohol
  my mother is always drunk
  i tried cocaine last night
  i cant stop taking pills
  my friends make me smoke
  i think i overdosed
  my dad uses drugs
  i want to quit vaping but i cant
  i drank so much i threw up
  someone sold me pills
  my dad smacks me when he is angry
  mom threw a shoe at me and it hit my eye
  my stepfather sleeps in my bed sometimes
  a man in the park showed me his thing
  my cousin keeps grabbing my chest
  i have marks on my back from the belt
  im too scared to tell anyone what my uncle does
  my boyfriend wont let me say no
  i feel dead inside and want to go
  i thought about hanging myself yesterday
  theres a rope in my room and im thinking about it
  id do anything to not exist
  i made cuts on my thighs
  i keep burning my skin
  my best friend wants to end her life
  i have no one
  my classmates hate me
  no one ever invites me
  i cry in bed every night
  i miss my dad since he passed away
  i get anxious and cant breathe
  they push me around at school and laugh
  he says he is going to hurt my sister
  someone threatened our school
  i have been getting creepy messages from a stranger
  a boy wants to fight me and has a knife
  my ex keeps stalking my house
  i want to strangle my brother for real
  i need meth
  i started smoking crack
  my stepmom is an alcoholic and screams
  i drink vodka before school
  someone put a pill in my soda
  im coming off heroin
  i cant get through the day without my vape
  my dad grabbed me by the neck
  grandma locks me outside when i am bad
  my brother forces me to watch gross videos
  a coach asked me to come to his house alone
  someone touches me when my parents are away
  mom says she wishes i was never born
  i was hurt by someone i trust
  my dad hit my mom and now shes crying
  i want to go to sleep and not wake up
  i dont deserve to live
  i am planning to end it on friday
  everyone hates me and i should die
  i have been hurting myself for months
  my brother talks about suicide
  i dont see the point anymore
  nobody in my class talks with me
  im the only one without friends
  i feel sad every single day
  my parents fight all the time and i hide in my room
  i lost my best friend and feel empty
  they call me ugly every day
  he said he will come and find me
  i am getting death threats on my phone
  a guy has pictures of me and wants money
  someone said they would bomb my school
  i got jumped by three guys
  my brother said he will kill me and he has a knife
  i am addicted to cigarettes
  i drank a bottle of wine alone
  my dad is high again
  my friend is passed out from drinking
  they want me to carry drugs
  i tried weed and now im scared
  i think my mom takes too many pills
  help i took too much
  my dad kicks me when he is drunk
  mom burned my hand on the stove on purpose
  my older cousin touches me in the pool
  he beat my sister so bad she bled
  i get punished with a belt
  my neighbor asks me to send pictures without clothes
  dad says he will kill me if i tell mom
  i want to kill myself
  i might hurt myself tonight
  im so tired of living
  i started cutting last month
  nobody needs me i should be gone
  my friend posted that she wants to die
  i feel so lonely at my new school
  i have no friends at all
  everyone ignores me at lunch
  i cant stop crying since my mom left
  they make fun of my weight
  im always sad
  someone threatened to hurt me
  a man online wants to meet me in secret
  my classmate says he will shoot us
  he has a gun and is angry at me
  they want money or they will beat me
  i want to hurt my teacher
  i vape and cant stop
  my brother is addicted to pills
  i got drunk and feel sick
  my mom is drinking again
  somebody gave me drugs at a party
  i was at the dance alone and everybody laughed at me
  im always home alone and nobody talks to me
  im home alone every day and its so sad
  i sit alone at every game because nobody likes me
  i have been alone for months
  i feel alone even at parties`);
