-- Which locks open to each wallet by a code of its own (QUARTER-1). The codes themselves are kept nowhere: the server works
-- them out with its key. Administrators switch them off and on.
create table app.own_codes (
  lock text primary key check (lock ~ '^[a-z][a-z-]{0,39}$'),
  is_on boolean not null default true,
  set_at timestamptz not null default app.now()
);
insert into app.own_codes (lock) values ('cellar'), ('shed');

alter table app.own_codes enable row level security;
create policy gum_api_read_own_codes on app.own_codes for select to gum_api using (true);
create policy gum_api_switch_own_codes on app.own_codes for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));
revoke all on app.own_codes from public, anon, authenticated;
grant select, update (is_on, set_at) on app.own_codes to gum_api;

-- Which chapters there are says domain/town/townEvents.ts alone.
alter table app.lock_codes
  drop constraint lock_codes_chapter_check,
  add constraint lock_codes_chapter_check check (chapter between 1 and 100);

-- What the two locks are worth: what can be done alone pays a slacker, what takes others an overachiever.
insert into app.objectives (id, chapter, type, title, description, fact, location, place) values
  ('chapter5_slacker', 5, 'slacker', 'By the Telephone',
    'In the house of your clique hangs a board by the telephone. Read your quarter on it.',
    'seen:quarter', null, 'high-school'),
  ('chapter5_overachiever', 5, 'overachiever', 'Down the Stair',
    'The cellar of the Freak''s House has a code for you alone. Four houses keep a quarter of it each.',
    'opened:cellar/chapter-5', 'freaks-house', 'high-school'),
  ('chapter6_slacker', 6, 'slacker', 'A Name at the Door',
    'Learn your quarter from a second house. Where a door stays closed, leave your name there.',
    'seen:second-quarter', null, 'high-school'),
  ('chapter6_overachiever', 6, 'overachiever', 'Five Chairs',
    'The shed of the Geek''s House has another code for you alone. Ask at the same four doors.',
    'opened:shed/chapter-6', 'geeks-house', 'high-school');
