-- The date in Arcadia now, as dayAt of domain/town/week.ts has it.
create function app.arcadia_day() returns date
language sql stable security definer set search_path = '' as $$
  select (app.now() at time zone config.timezone)::date from app.time_config as config where config.is_active
$$;

-- What wallets answered to the question of a day: one answer a wallet and day (EPISODE-10).
create table app.question_answers (
  day date not null,
  wallet app.address not null references app.wallets,
  -- Whose question it was: an operator may have withdrawn an episode since.
  episode text not null references app.episodes,
  answer smallint not null check (answer between 0 and 2),
  answered_at timestamptz not null default app.now(),
  primary key (day, wallet)
);
create index question_answers_wallet on app.question_answers (wallet);
create index question_answers_episode on app.question_answers (episode);
create index question_answers_age on app.question_answers (answered_at);

-- How the town answered on a day that is over: how many gave the first, the second and the third answer.
create table app.question_results (
  day date not null,
  episode text not null references app.episodes,
  counts integer[] not null check (cardinality(counts) = 3),
  primary key (day, episode)
);
create index question_results_episode on app.question_results (episode);

insert into app.retention (position, table_name, aged_by, keep)
  select max(position) + 1, 'question_answers', 'answered_at', '100 days' from app.retention;
insert into app.personal_tables (position, table_name, of_column, told, reported_as, stays_because)
  select max(position) + 1, 'question_answers', 'wallet', '{answered_at,day,answer}', null, 'An answer counts once.'
  from app.personal_tables;

alter table app.question_answers enable row level security;
alter table app.question_results enable row level security;
-- An answer is its wallet's own. It is given on its day alone, and stays.
create policy gum_api_own_answer on app.question_answers for select to gum_api
  using (wallet = (select app.current_wallet()));
create policy gum_api_answer on app.question_answers for insert to gum_api
  with check (wallet = (select app.current_wallet()) and day = (select app.arcadia_day()));
create policy gum_api_change_answer on app.question_answers for update to gum_api
  using (wallet = (select app.current_wallet()) and day = (select app.arcadia_day()))
  with check (wallet = (select app.current_wallet()) and day = (select app.arcadia_day()));
create policy gum_api_read_question_results on app.question_results for select to gum_api using (true);
revoke all on app.question_answers, app.question_results from public, anon, authenticated;
grant select, insert (day, wallet, episode, answer), update (episode, answer, answered_at) on app.question_answers to gum_api;
grant select on app.question_results to gum_api;

-- Holds a day until the transaction ends: answers share it, and who counts them has it alone.
create function app.hold_question(of_day date, alone boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if alone then
    perform pg_advisory_xact_lock(736023, of_day - date '2026-11-30');
  else
    perform pg_advisory_xact_lock_shared(736023, of_day - date '2026-11-30');
  end if;
end
$$;

-- How the town answered an episode's question of a day that is over; null while it is not. The first who asks counts, once. It acts as the
-- owner, because a wallet reads no answers of others.
create function app.question_counts(of_day date, of_episode text) returns integer[]
language plpgsql security definer set search_path = '' as $$
declare
  known integer[];
begin
  if of_day >= app.arcadia_day() then return null; end if;
  select counts into known from app.question_results where day = of_day and episode = of_episode;
  if known is not null then return known; end if;
  -- An answer that was given in the last moment is in the table before it is counted.
  perform app.hold_question(of_day, true);
  insert into app.question_results (day, episode, counts)
  select of_day, of_episode, array[count(*) filter (where answer = 0), count(*) filter (where answer = 1),
      count(*) filter (where answer = 2)]
  from app.question_answers where day = of_day and episode = of_episode
  on conflict do nothing;
  select counts into known from app.question_results where day = of_day and episode = of_episode;
  return known;
end
$$;
revoke all on function app.arcadia_day(), app.hold_question(date, boolean), app.question_counts(date, text)
  from public, anon, authenticated;
grant execute on function app.arcadia_day(), app.hold_question(date, boolean), app.question_counts(date, text) to gum_api;

-- Each episode may ask seven questions, one a day (EPISODE-10). Those that ship ask all of them.
update app.episodes set content = jsonb_build_object('questions', '[]'::jsonb) || content;

update app.episodes as one set content = one.content || jsonb_build_object('questions', told.questions)
from (values
('folded-in-four', $asks$[
  {"ask": "Who folds the posters?", "answers": ["A neat person", "A sorry person", "A tall person"]},
  {"ask": "How is a poster folded correctly?", "answers": ["In four", "In eight", "It is not"]},
  {"ask": "You find one under your door. What now?", "answers": ["I hang it up", "I fold it", "I check the door"]},
  {"ask": "What does he look at, on his picture?", "answers": ["The door", "You", "The person behind you"]},
  {"ask": "Which is worse?", "answers": ["A torn poster", "A folded one", "A wall without one"]},
  {"ask": "Nine are left. Why nine?", "answers": ["Nine streets", "Nine people who look", "It was late"]},
  {"ask": "The librarian stamped him. When is he due?", "answers": ["In two weeks", "He is overdue", "He may be renewed"]}
]$asks$::jsonb),
('the-late-bus', $asks$[
  {"ask": "The bus was late. Whose fault?", "answers": ["The road", "The driver", "The one who got off"]},
  {"ask": "Where do you sit on a bus?", "answers": ["In front", "In the back", "Where it is warm"]},
  {"ask": "A seat is missing. What do you sit on?", "answers": ["My bag", "The bolts", "Somebody's knees"]},
  {"ask": "What is on the mile that Arcadia does not have?", "answers": ["A stop", "A house", "The same mile"]},
  {"ask": "Who gets off where nobody gets off?", "answers": ["Nobody", "Somebody new", "Somebody who was not new"]},
  {"ask": "Half a hat lies on a seat. Which half is it?", "answers": ["The left one", "The warm one", "Whose head is it?"]},
  {"ask": "Forty names, one line more. Do you sign?", "answers": ["Yes", "In pencil", "I find I have"]}
]$asks$::jsonb),
('the-request-line', $asks$[
  {"ask": "The phone rings. What do you say?", "answers": ["Hello", "Who is this", "Nothing, and wait"]},
  {"ask": "What would you request?", "answers": ["Something slow", "Something else", "The tape, please"]},
  {"ask": "Who hangs up first?", "answers": ["You", "The caller", "The line"]},
  {"ask": "Which number do you know by heart?", "answers": ["My own", "My locker's", "One I never call"]},
  {"ask": "He knows your name. How?", "answers": ["I told him", "It is on a list", "He was told to"]},
  {"ask": "A phone is cut and rings. Do you answer?", "answers": ["Yes", "After the third ring", "I am answering"]},
  {"ask": "What is the room with the knocking?", "answers": ["A classroom", "A closet", "This one"]}
]$asks$::jsonb),
('eight-yellow-hats', $asks$[
  {"ask": "What do you go as?", "answers": ["Him", "Somebody else", "Somebody who counts"]},
  {"ask": "How many yellow hats are too many?", "answers": ["Nine", "Eight", "One"]},
  {"ask": "Best candy of Arcadia?", "answers": ["Newt", "The kind from last year", "What the Preps give"]},
  {"ask": "The mask does not come off. Whom do you call?", "answers": ["A grown-up", "The wool shop", "I remain calm"]},
  {"ask": "A child says nothing at your door. You give:", "answers": ["Two straws", "A coat", "All of it"]},
  {"ask": "Who was the ninth?", "answers": ["A friend", "A cousin", "I counted eight"]},
  {"ask": "Trick or treat?", "answers": ["Trick", "Treat", "It was neither"]}
]$asks$::jsonb),
('the-hour-twice', $asks$[
  {"ask": "What did you do with the extra hour?", "answers": ["Slept", "Homework", "The same as before"]},
  {"ask": "Which of the two hours was better?", "answers": ["The first", "The second", "There were two?"]},
  {"ask": "You met yourself. What did you say?", "answers": ["Hello", "Sorry", "You go first"]},
  {"ask": "Who set the pendulum back?", "answers": ["The butler", "The butler, earlier", "Not the butler"]},
  {"ask": "What time is it?", "answers": ["8:04", "8:04 again", "I was told not to look"]},
  {"ask": "A clock is right twice a day. When?", "answers": ["At night", "When no one looks", "On a Friday"]},
  {"ask": "Would you live one hour again?", "answers": ["Yes, that one", "No, thank you", "I may have"]}
]$asks$::jsonb),
('low-water', $asks$[
  {"ask": "What have you lost in the lake?", "answers": ["A shoe", "A trumpet", "I would rather not say"]},
  {"ask": "Where did the water go?", "answers": ["Down", "Into the drain", "It is waiting"]},
  {"ask": "The chair faces the town. Why?", "answers": ["The view", "It was left so", "It turns at night"]},
  {"ask": "You pull at the rope. What then?", "answers": ["Nothing", "It pulls, too", "I let it go first"]},
  {"ask": "What does a heron stand on?", "answers": ["One leg", "A stone", "We see that now"]},
  {"ask": "How deep is the lake?", "answers": ["A yard less", "Nine steps", "It goes on"]},
  {"ask": "Would you walk out there?", "answers": ["By day", "With a friend", "I have wet shoes"]}
]$asks$::jsonb),
('lot-thirty', $asks$[
  {"ask": "What would you bid on?", "answers": ["My own coat", "Half a hat", "A closed box"]},
  {"ask": "Who bids against himself?", "answers": ["A rich man", "Two people", "One who cannot hear"]},
  {"ask": "What is a locker worth, empty?", "answers": ["A dollar", "Eleven rolls", "Is it empty?"]},
  {"ask": "Lost and found: which are you?", "answers": ["Lost", "Found", "On a hook"]},
  {"ask": "Where do you keep your quarters?", "answers": ["In a jar", "In my cheek", "Somebody has them"]},
  {"ask": "Going once, going twice. And then?", "answers": ["Sold", "A phone rings", "He goes for good"]},
  {"ask": "What was in the letter in the pocket?", "answers": ["A name", "A time", "It was for me"]}
]$asks$::jsonb),
('a-place-too-many', $asks$[
  {"ask": "How many do you set the table for?", "answers": ["As many as we are", "One more", "I do not count"]},
  {"ask": "Who had seconds?", "answers": ["My brother", "Everybody", "The chair beside me"]},
  {"ask": "What may not be missing?", "answers": ["Potatoes", "Pudding", "Him"]},
  {"ask": "Which fork is for a guest?", "answers": ["The outer one", "The clean one", "He brings his own"]},
  {"ask": "Do you look under the table?", "answers": ["Always", "Never again", "It looked first"]},
  {"ask": "Grace was said. By whom?", "answers": ["By Grandma", "By all of us", "By one voice more"]},
  {"ask": "Who washes up?", "answers": ["I do", "It was done", "It was done wrong"]}
]$asks$::jsonb),
('no-snow-on-nine', $asks$[
  {"ask": "First snow. What do you build?", "answers": ["A man", "A wall", "A small one"]},
  {"ask": "Which way do the tracks go?", "answers": ["In", "Out", "Turn the map"]},
  {"ask": "Why does it not snow on nine?", "answers": ["A pipe", "A person", "It has been asked"]},
  {"ask": "Would you sit on ten?", "answers": ["Yes", "With a blanket", "I did, and moved up"]},
  {"ask": "Somebody threw a snowball, gently. You:", "answers": ["Throw back", "Wave", "Go in"]},
  {"ask": "What does a snowman need on his head?", "answers": ["A hat", "Nothing, please", "Half a hat"]},
  {"ask": "Is school closed?", "answers": ["For snow", "For longer", "From which side?"]}
]$asks$::jsonb),
('for-f-from-f', $asks$[
  {"ask": "What do you wish for?", "answers": ["A bike", "My whistle", "That he gets my card"]},
  {"ask": "Who is F.?", "answers": ["Somebody I know", "One and the other", "It could be me"]},
  {"ask": "Do you shake a present?", "answers": ["Gently", "It shook first", "I listen"]},
  {"ask": "A parcel has no sender. Who sent it?", "answers": ["Santa", "One who was there", "I did, and forgot"]},
  {"ask": "How many stockings hang at yours?", "answers": ["As many as we are", "One more", "It is not finished"]},
  {"ask": "What is a nice thing to mend?", "answers": ["A first stitch", "A clock", "It is not too late"]},
  {"ask": "Which light do you leave on?", "answers": ["The porch", "The hall", "One at the school"]}
]$asks$::jsonb)
) as told (id, questions)
where one.id = told.id and one.turn is not null;
