-- Boards with prizes are for holders of a Flunk: with which one a score was entered, so that a token has one place however
-- often it changes hands. Null: the board has no prizes.
alter table app.game_scores
  add column token_id app.uint64,
  add unique (game, board, period, token_id);

-- The hash of a run's input in its first chunks, by which a copy on the same course is known.
alter table app.game_runs add column opening text check (opening ~ '^[0-9a-f]{64}$');
create index game_runs_by_opening on app.game_runs (game, day, opening) where kind = 'day' and log is not null;

grant insert (token_id), update (token_id) on app.game_scores to gum_api;
grant update (opening) on app.game_runs to gum_api;
