-- What the objectives of the story pay (OBJECTIVE-2): one source a type, and each objective once.
insert into app.gum_sources (source_name, label, news_title, news_text, direction, base_reward, repeats, claim) values
  ('objective_slacker', 'Slacker objective', 'Objective complete!', 'A slacker of the school.', 'earn', 50, 'cooldown', 'server'),
  ('objective_overachiever', 'Overachiever objective', 'Objective complete!', 'An overachiever of the school.', 'earn', 100, 'cooldown', 'server');

-- The objectives of each chapter. An objective is a fact that the server itself has to have recorded of the wallet
-- (domain/story.ts); its reward is the one of the source of its type. Another chapter is more rows.
create table app.objectives (
  -- What a wallet is paid for once: a part of the ledger's once key.
  id text primary key check (id ~ '^[a-z][a-z0-9_]{0,29}$'),
  chapter integer not null check (chapter between 1 and 100),
  type text not null check (type in ('slacker', 'overachiever')),
  title text not null check (length(title) between 1 and 60),
  -- What to do next, without the secret.
  description text not null check (length(description) between 1 and 160),
  fact text not null check (
    char_length(fact) <= 64
    and fact ~ '^(pressed|opened|carried|seen|won):[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9-]+)?$'
  ),
  -- The location of the town's map at which it is pinned; null: it is not in town.
  location text check (location ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- False: it comes later, and nothing is paid for it yet.
  is_open boolean not null default true,
  unique (chapter, type)
);

insert into app.objectives (id, chapter, type, title, description, fact, location, is_open) values
  ('chapter1_slacker', 1, 'slacker', 'Lunch Is Canceled',
    'The High School has seven doors. Try the one that is not for you.',
    'pressed:cafeteria-door', 'high-school', true),
  ('chapter1_overachiever', 1, 'overachiever', 'Under the Bed',
    'A trunk in the Jock''s House wants four digits. They went by rail once, and the police keep them on a slip.',
    'opened:under-the-bed/chapter-1', 'jocks-house', true),
  ('chapter2_slacker', 2, 'slacker', 'Friday Night Lights',
    'The Football Field has a switch that everybody in town can see. Throw it.',
    'pressed:friday-night-lights', 'football-field', true),
  ('chapter2_overachiever', 2, 'overachiever', 'The Same Lock Twice',
    'The trunk in the Jock''s House takes a second code. Alarm clocks in this town agree on it.',
    'opened:under-the-bed/chapter-2', 'jocks-house', true),
  ('chapter3_slacker', 3, 'slacker', 'Say Cheese',
    'Vote for a class photo on Picture Day.',
    'pressed:picture-day-vote', null, false),
  ('chapter3_overachiever', 3, 'overachiever', 'A Friend of Flunko',
    'Look somebody up on MyPlace who has not been seen since that Friday.',
    'pressed:flunko', null, false),
  ('chapter4_slacker', 4, 'slacker', 'The Last Dance',
    'Go to Homecoming, in Semester Zero, and stay to the end.',
    'seen:homecoming-dance', null, true),
  ('chapter4_overachiever', 4, 'overachiever', 'Guest of Room 2',
    'The front desk of Paradise Motel listens at the Terminal. Give the name and the room as the register has them.',
    'opened:paradise-motel', 'paradise-motel', true);

alter table app.objectives enable row level security;
create policy gum_api_objectives on app.objectives for select to gum_api using (true);
revoke all on app.objectives from public, anon, authenticated;
grant select on app.objectives to gum_api;
