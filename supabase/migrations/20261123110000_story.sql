-- What is known of a wallet's owner: what they pressed, opened, carry, saw or won (domain/story.ts).
create table app.story_facts (
  wallet app.address not null references app.wallets,
  -- Such as 'seen:homecoming' or 'opened:cellar'.
  fact text not null check (
    char_length(fact) <= 64
    and fact ~ '^(pressed|opened|carried|seen|won):[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9-]+)?$'
  ),
  -- Whose word it is: nothing is ever paid for what only a page has said.
  said_by text not null check (said_by in ('page', 'server')),
  created_at timestamptz not null default app.now(),
  primary key (wallet, fact),
  constraint story_facts_won_by_server check (said_by = 'server' or fact not like 'won:%')
);

alter table app.story_facts enable row level security;
create policy gum_api_own_facts on app.story_facts to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));

revoke all on app.story_facts from public, anon, authenticated;
-- The server's word takes the place of a page's.
grant select, insert (wallet, fact, said_by), update (said_by) on app.story_facts to gum_api;

-- What was kept of a person until now: presses that the server had checked, and locks by the chapter of their code.
insert into app.story_facts (wallet, fact, said_by, created_at)
select wallet, fact, 'server', min(created_at)
from (
  select wallet, 'pressed:' || event as fact, created_at from app.town_events where event not like '%-opened'
  union all
  select wallet, 'opened:' || left(event, -length('-opened')), created_at
  from app.town_events where event like '%-opened'
  union all
  select wallet, 'opened:' || left(event, -length('-opened')) || '/chapter-' || chapter, created_at
  from app.town_events where event like '%-opened'
) as known
group by wallet, fact;
drop table app.town_events;
