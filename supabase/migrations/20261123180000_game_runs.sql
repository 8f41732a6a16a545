-- The runs of games that count (domain/games/run.ts), and the best of each wallet on each board.

-- What the course of the day follows from: one for everybody, and secret until it is given out.
create table app.game_days (
  game text not null check (game ~ '^[a-z]+(-[a-z]+)*$'),
  day date not null,
  secret text not null check (secret ~ '^[0-9a-f]{32}$'),
  created_at timestamptz not null default app.now(),
  primary key (game, day)
);
create index game_days_age on app.game_days (created_at);

create table app.game_runs (
  id uuid primary key default gen_random_uuid(),
  wallet app.address not null references app.wallets,
  game text not null check (game ~ '^[a-z]+(-[a-z]+)*$'),
  kind text not null check (kind in ('ranked', 'day')),
  day date not null default app.today(),
  -- What the seeds of its chunks follow from. For the run of the day it is the day's.
  secret text not null check (secret ~ '^[0-9a-f]{32}$'),
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  opened_at timestamptz not null default app.now(),
  -- When the wallet began another run; null: this is its last.
  followed_at timestamptz,
  closed_at timestamptz,
  -- Why it was refused, a name of RUN_TEXTS.
  refusal text check (refusal ~ '^[a-zA-Z]{1,40}$'),
  -- The hash of what closed it, which tells a repeat from another run.
  closed_with text check (closed_with ~ '^[0-9a-f]{64}$'),
  -- Of the rules that it was played by.
  version integer check (version > 0),
  steps integer check (steps between 1 and 72000),
  score integer check (score >= 0),
  -- Its input, compressed; kept while the run is listed on a board.
  log bytea check (octet_length(log) <= 98304),
  -- When the row goes; null: the run is a wallet's best of all time.
  expires_at timestamptz default app.now() + interval '3 days',
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'refused') = (refusal is not null)),
  check ((state = 'accepted') = (score is not null)),
  check (state <> 'accepted' or (steps is not null and version is not null and closed_with is not null)),
  check (state = 'accepted' or log is null)
);
-- One at a time.
create unique index game_runs_open on app.game_runs (wallet) where state = 'open' and followed_at is null;
create index game_runs_of_day on app.game_runs (wallet, day);
create index game_runs_age on app.game_runs (expires_at);

-- When the player committed to the input of a chunk (domain/games/chain.ts).
create table app.game_links (
  run uuid not null references app.game_runs on delete cascade,
  chunk integer not null check (chunk between 0 and 119),
  wallet app.address not null,
  link text not null check (link ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default app.now(),
  primary key (run, chunk)
);
create index game_links_age on app.game_links (created_at);

-- The best run of a wallet on a board, and in a period of it: of a weekend, say, by its first day.
create table app.game_scores (
  game text not null,
  board text not null check (board ~ '^[a-z]+(-[0-9])?$'),
  period date not null,
  wallet app.address not null references app.wallets,
  run uuid not null references app.game_runs on delete cascade,
  score integer not null check (score >= 0),
  reached_at timestamptz not null,
  primary key (game, board, period, wallet)
);
create index game_scores_by_rank on app.game_scores (game, board, period, score desc, reached_at, wallet);
create index game_scores_of_run on app.game_scores (run);

alter table app.game_days enable row level security;
alter table app.game_runs enable row level security;
alter table app.game_links enable row level security;
alter table app.game_scores enable row level security;
create policy gum_api_days on app.game_days to gum_api using (true) with check (true);
-- A run that is listed can be watched by everybody.
create policy gum_api_see_runs on app.game_runs for select to gum_api
  using (wallet = (select app.current_wallet()) or log is not null);
create policy gum_api_open_runs on app.game_runs for insert to gum_api
  with check (wallet = (select app.current_wallet()));
create policy gum_api_close_runs on app.game_runs for update to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
create policy gum_api_own_links on app.game_links to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
create policy gum_api_see_scores on app.game_scores for select to gum_api using (true);
create policy gum_api_set_scores on app.game_scores for insert to gum_api
  with check (wallet = (select app.current_wallet()));
create policy gum_api_raise_scores on app.game_scores for update to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));

revoke all on app.game_days, app.game_runs, app.game_links, app.game_scores from public, anon, authenticated;
grant select, insert (game, day, secret) on app.game_days to gum_api;
grant select, insert (wallet, game, kind, secret),
  update (state, followed_at, closed_at, refusal, closed_with, version, steps, score, log, expires_at)
  on app.game_runs to gum_api;
grant select, insert (run, chunk, wallet, link) on app.game_links to gum_api;
grant select, insert (game, board, period, wallet, run, score, reached_at), update (run, score, reached_at)
  on app.game_scores to gum_api;

insert into app.retention (position, table_name, aged_by, keep) values
  (12, 'game_links', 'created_at', '3 days'),
  (13, 'game_runs', 'expires_at', '0'),
  (14, 'game_days', 'created_at', '3 days');
