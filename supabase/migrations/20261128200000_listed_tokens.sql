-- The collection as lists, counts and searches ask for it: a row for each token that has a holder and a known template.
-- Triggers keep it in the transaction that changes a token or a template. Transactions that do so come one at a time
-- (functions/_shared/db/collection/chainIndex.ts, oneAtATime), so that none counts by what another is just changing.
create table app.listed_tokens (
  collection text not null,
  token_id app.uint64 not null,
  -- Flunks come first in every order.
  shelf smallint not null generated always as (case collection when 'Flunks' then 0 else 1 end) stored,
  -- The token's number.
  template_id app.uint64 not null,
  name text not null,
  -- Without the number that a Flunk's name ends with, which is not in the order of its letters.
  name_key text collate "C" not null generated always as (split_part(name, ' #', 1)) stored,
  owner app.address not null,
  held_since bigint not null,
  clique text,
  traits text[] not null,
  -- Name, number and values of traits in lower case, a line each: what a search looks through.
  words text not null,
  -- How rare it is among those of its collection (RARITY-1).
  rank integer not null,
  score float8 not null default 0,
  primary key (collection, token_id)
) with (fillfactor = 45);
create index listed_tokens_by_number on app.listed_tokens (shelf, template_id, token_id);
create index listed_tokens_by_newest on app.listed_tokens ((-held_since), shelf, template_id, token_id);
create index listed_tokens_by_name on app.listed_tokens (name_key, shelf, template_id, token_id);
create index listed_tokens_owner on app.listed_tokens (owner);
create index listed_tokens_traits on app.listed_tokens using gin (traits) with (fastupdate = off);

-- How many of them have a trait such as Head:Cap. Where the last one went there is a row of 0.
create table app.trait_counts (
  collection text not null,
  trait text not null,
  tokens integer not null,
  primary key (collection, trait)
);

-- How many of them are of a clique; '': of none.
create table app.listed_counts (
  collection text not null,
  clique text not null,
  tokens integer not null,
  primary key (collection, clique)
);

-- The collections of which a token came, went or has other traits, since when none was ranked.
create table app.unranked_collections (
  collection text primary key
);

-- Brings the rows of these tokens, and what is counted of them, to what tokens and templates say now. The lists go together.
create function app.list_tokens(collections text[], ids numeric[]) returns void language sql
begin atomic
  with named as materialized (
    select now_there.*, known.token_id is not null as was_held, known.traits as traits_before,
      known.clique as clique_before,
      (now_there.template_id, now_there.name, now_there.owner, now_there.held_since, now_there.clique, now_there.traits)
        is distinct from (known.template_id, known.name, known.owner, known.held_since, known.clique, known.traits)
        as is_other
    from (
      select one.collection, one.token_id, token.template_id, token.owner, token.held_since, template.clique,
        template.traits, coalesce(nullif(template.name, ''), one.collection || ' #' || token.template_id) as name,
        token.owner is not null and template.template_id is not null as is_held
      from unnest(collections, ids) as one (collection, token_id)
        left join app.tokens as token on token.collection = one.collection and token.token_id = one.token_id
        left join app.templates as template
          on template.collection = token.collection and template.template_id = token.template_id
    ) as now_there left join app.listed_tokens as known
      on known.collection = now_there.collection and known.token_id = now_there.token_id
  ), gone as (
    delete from app.listed_tokens as known using named
    where not named.is_held and known.collection = named.collection and known.token_id = named.token_id
  ), kept as (
    insert into app.listed_tokens
      (collection, token_id, template_id, name, owner, held_since, clique, traits, words, rank)
    select collection, token_id, template_id, name, owner, held_since, clique, traits,
      lower(concat_ws(E'\n', name, '#' || template_id,
        (select string_agg(substr(trait, strpos(trait, ':') + 1), E'\n') from unnest(traits) as trait))
        collate "und-x-icu"),
      -- Until it is ranked it is the last.
      1 + coalesce((select sum(tokens) from app.listed_counts as one where one.collection = named.collection), 0)
    -- A row that stays as it is is not locked: others write to templates beside the index.
    from named where is_held and is_other
    on conflict (collection, token_id) do update set template_id = excluded.template_id, name = excluded.name,
      owner = excluded.owner, held_since = excluded.held_since, clique = excluded.clique, traits = excluded.traits,
      words = excluded.words
  ), changed as materialized (
    select collection, clique, traits, 1 as change from named
    where is_held and (not was_held or (clique, traits) is distinct from (clique_before, traits_before))
    union all
    select collection, clique_before, traits_before, -1 from named
    where was_held and (not is_held or (clique, traits) is distinct from (clique_before, traits_before))
  ), by_trait as (
    insert into app.trait_counts as known (collection, trait, tokens)
    select collection, trait, sum(change)
    from (select collection, unnest(traits) as trait, change from changed) as one
    group by collection, trait having sum(change) <> 0
    on conflict (collection, trait) do update set tokens = known.tokens + excluded.tokens
  ), by_clique as (
    insert into app.listed_counts as known (collection, clique, tokens)
    select collection, coalesce(clique, ''), sum(change) from changed
    group by collection, coalesce(clique, '') having sum(change) <> 0
    on conflict (collection, clique) do update set tokens = known.tokens + excluded.tokens
  )
  insert into app.unranked_collections (collection) select distinct collection from changed on conflict do nothing;
end;

-- Ranks the tokens of each collection in app.unranked_collections (RARITY-1): a value counts by how few have it (bits), and to
-- have none of a trait that others have counts as a value too. The index asks for it when a slice of its work is done, because it
-- ranks all of a collection anew, in a fifth of a second. Loops are off: before a table was analyzed PostgreSQL expects one row
-- of it, and would compare each token with each other.
create function app.rank_tokens() returns void language plpgsql security definer
set search_path = '' set enable_nestloop = off set jit = off as $$
declare
  unranked text;
  everyone float8;
begin
  for unranked in delete from app.unranked_collections returning collection loop
    select sum(tokens) into everyone from app.listed_counts where collection = unranked;

    with counted as (
      select trait, split_part(trait, ':', 1) as name, tokens
      from app.trait_counts where collection = unranked and tokens > 0
    ), without as (
      select name, case when sum(tokens) < everyone then ln(everyone / (everyone - sum(tokens))) / ln(2) else 0 end as bits
      from counted group by name
    ), weighed as materialized (
      select trait, ln(everyone / tokens) / ln(2) - without.bits as bits from counted join without using (name)
    ), summed as (
      select token_id, sum(bits) as bits
      from (select token_id, unnest(traits) as trait from app.listed_tokens where collection = unranked) as one
        join weighed using (trait)
      group by token_id
    ), scored as (
      -- Scores are rounded to six decimals: the order in which a sum adds its terms must not decide a rank.
      select token_id,
        round((coalesce(summed.bits, 0) + (select coalesce(sum(bits), 0) from without))::numeric, 6)::float8 as score
      from app.listed_tokens left join summed using (token_id) where collection = unranked
    ), ranked as materialized (
      select token_id, score, rank() over (order by score desc) as rank from scored
    )
    update app.listed_tokens as token set rank = ranked.rank, score = ranked.score
    from ranked
    where token.collection = unranked and token.token_id = ranked.token_id
      and (token.rank <> ranked.rank or token.score <> ranked.score);
  end loop;
end
$$;

create function app.on_tokens_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.list_tokens(array_agg(collection), array_agg(token_id::numeric)) from changed;
  return null;
end
$$;
create trigger list_on_insert after insert on app.tokens
  referencing new table as changed for each statement execute function app.on_tokens_changed();
create trigger list_on_update after update on app.tokens
  referencing new table as changed for each statement execute function app.on_tokens_changed();

create function app.on_templates_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- By its index, however few tokens there are thought to be.
  perform app.list_tokens(array_agg(collection), array_agg(token_id::numeric))
  from changed cross join lateral (
    select token_id from app.tokens as token
    where token.collection = changed.collection and token.template_id = changed.template_id offset 0) as token;
  return null;
end
$$;
create trigger list_on_insert after insert on app.templates
  referencing new table as changed for each statement execute function app.on_templates_changed();
create trigger list_on_update after update on app.templates
  referencing new table as changed for each statement execute function app.on_templates_changed();

select app.list_tokens(array_agg(collection), array_agg(token_id::numeric)) from app.tokens where owner is not null;
select app.rank_tokens();

alter table app.listed_tokens enable row level security;
alter table app.trait_counts enable row level security;
alter table app.listed_counts enable row level security;
alter table app.unranked_collections enable row level security;
create policy gum_api_listed_tokens on app.listed_tokens for select to gum_api using (true);
create policy gum_api_trait_counts on app.trait_counts for select to gum_api using (true);
create policy gum_api_listed_counts on app.listed_counts for select to gum_api using (true);
revoke all on app.listed_tokens, app.trait_counts, app.listed_counts, app.unranked_collections
  from public, anon, authenticated;
grant select on app.listed_tokens, app.trait_counts, app.listed_counts to gum_api;
revoke all on function app.rank_tokens(), app.list_tokens(text[], numeric[]), app.on_tokens_changed(),
  app.on_templates_changed() from public, anon, authenticated;
grant execute on function app.rank_tokens() to gum_api;

-- No server keeps the tokens in its memory now.
drop trigger note_change on app.tokens;
drop trigger note_change on app.templates;
drop trigger note_portrait on app.templates;
drop function app.note_collection_change();
alter table app.tokens drop column changed;
alter table app.templates drop column changed;
drop sequence app.collection_changes;
