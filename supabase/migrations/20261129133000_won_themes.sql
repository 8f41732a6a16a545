-- A page tells the themes of weeks that its owner has won too (WEEK-4), unless the work was taken down since.
create or replace function app.page_findings(person app.address) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'prizes', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', prize.kind, 'name', prize.name) order by prize.sort_order), '[]')
      from app.prize_purchases as bought join app.prizes as prize on prize.id = bought.prize
      where bought.wallet = profile.wallet),
    'themes', (
      select coalesce(jsonb_agg(jsonb_build_object('week', theme.week, 'title', theme.title, 'work', work.id::text)
        order by theme.week desc), '[]')
      from app.works as work join app.themes as theme on theme.winner = work.id
      where work.wallet = profile.wallet and work.removed_at is null and work.held_at is null),
    'objectives', (
      select coalesce(jsonb_agg(objective.title order by objective.chapter, objective.type desc), '[]')
      from app.objectives as objective join app.story_facts as known using (fact)
      where known.wallet = profile.wallet and known.said_by = 'server'),
    -- By which chapter's code a lock was opened is no clue of its own.
    'clues', (
      select count(distinct split_part(known.fact, '/', 1))
      from app.story_facts as known where known.wallet = profile.wallet and known.said_by = 'server'))
  from app.profiles as profile where profile.wallet = person
$$;
