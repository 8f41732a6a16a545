-- What a page of MyPlace tells of what its person has found: the prizes they bought, the objectives that they reached,
-- and how many clues the server itself has recorded. It acts as the owner, because people read no rows of others. So it
-- answers titles and a number, and nothing of a person who has no profile.
create function app.page_findings(person app.address) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'prizes', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', prize.kind, 'name', prize.name) order by prize.sort_order), '[]')
      from app.prize_purchases as bought join app.prizes as prize on prize.id = bought.prize
      where bought.wallet = profile.wallet),
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
revoke all on function app.page_findings(app.address) from public, anon, authenticated;
grant execute on function app.page_findings(app.address) to gum_api;
