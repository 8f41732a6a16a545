-- What the stations of the town tell everybody: the best of each game's board of all time, locks that were opened, how many
-- have attended the homecoming dance, and how many have checked in today. It acts as the owner, because facts and movements of GUM are
-- shown to their own wallet alone. So it answers counts and names of locks, and no wallet and no time of any of them.
create function app.town_news()
returns table (kind text, subject text, username text, amount integer)
language sql stable security definer set search_path = '' as $$
  (select distinct on (best.game) 'score', best.game, profile.username::text, best.score
    from app.game_scores as best left join app.profiles as profile on profile.wallet = best.wallet
    where best.board = 'all' and best.reached_at > app.now() - interval '7 days'
      and not exists (select from app.game_scores as other
        where other.game = best.game and other.board = 'all' and other.period = best.period
          and other.score > best.score)
    order by best.game, best.reached_at)
  union all
  (select 'opened', lock, null, openings::integer from (
    select substr(fact, 8) as lock, count(*) as openings from app.story_facts
    where said_by = 'server' and fact like 'opened:%' and fact not like '%/%'
      and created_at > app.now() - interval '2 days'
    group by fact) as opened)
  union all
  (select 'homecoming', null, null, count(*)::integer from app.story_facts
    where said_by = 'server' and fact = 'seen:homecoming-dance' and created_at > app.now() - interval '7 days')
  union all
  (select 'checked-in', null, null, count(*)::integer from app.gum_transactions
    where source = 'daily_checkin' and day = app.today())
$$;

create index story_facts_opened on app.story_facts (created_at)
  where said_by = 'server' and fact like 'opened:%' and fact not like '%/%';
create index story_facts_homecoming on app.story_facts (created_at) where said_by = 'server' and fact = 'seen:homecoming-dance';
create index gum_transactions_checked_in on app.gum_transactions (day) where source = 'daily_checkin';

revoke all on function app.town_news() from public, anon, authenticated;
grant execute on function app.town_news() to gum_api;
