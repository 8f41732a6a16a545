-- How many tokens that somebody holds have a trait, of everybody: to count them anew took a tenth of a second. Kept by
-- triggers, in the transaction that changes a token or a template, whoever does. All who do so are one at a time
-- (db/chainIndex.ts, oneAtATime), so that none counts by what another is just changing.
create table app.trait_counts (
  collection text not null check (collection in ('Flunks', 'Backpack')),
  trait text not null,
  tokens integer not null check (tokens >= 0),
  primary key (collection, trait)
);

insert into app.trait_counts (collection, trait, tokens)
select collection, trait, count(*)
from app.tokens join app.templates using (collection, template_id) cross join unnest(traits) as trait
where owner is not null
group by collection, trait;

-- So many more tokens have these traits, or less: the lists go together.
create function app.add_to_trait_counts(collections text[], traits text[], changes bigint[])
returns void language sql set search_path = '' as $$
  merge into app.trait_counts as known
  using (
    select collection, trait, sum(change)::integer as change
    from unnest(collections, traits, changes) as one (collection, trait, change)
    group by collection, trait having sum(change) <> 0
  ) as changed on known.collection = changed.collection and known.trait = changed.trait
  when matched then update set tokens = known.tokens + changed.change
  when not matched then insert (collection, trait, tokens)
    values (changed.collection, changed.trait, changed.change)
$$;

-- So many more tokens of these templates are held, or less.
create function app.count_held_tokens(collections text[], templates numeric[], changes bigint[])
returns void language sql set search_path = '' as $$
  select app.add_to_trait_counts(array_agg(collection), array_agg(trait), array_agg(change))
  from (
      select collection, template_id, sum(change)::bigint as change
      from unnest(collections, templates, changes) as one (collection, template_id, change)
      group by collection, template_id having sum(change) <> 0
    ) as changed
    join app.templates using (collection, template_id)
    cross join unnest(traits) as trait
$$;

create function app.on_tokens_inserted() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.count_held_tokens(array_agg(collection), array_agg(template_id::numeric), array_agg(1::bigint))
  from now_there where owner is not null;
  return null;
end
$$;
create trigger count_traits_on_insert after insert on app.tokens
  referencing new table as now_there for each statement execute function app.on_tokens_inserted();

-- One who hands a token on to another changes nothing here.
create function app.on_tokens_updated() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.count_held_tokens(array_agg(collection), array_agg(template_id::numeric), array_agg(change))
  from (
    select collection, template_id, owner, 1::bigint as change from now_there
    union all select collection, template_id, owner, -1 from there_before
  ) as one
  where owner is not null;
  return null;
end
$$;
create trigger count_traits_on_update after update on app.tokens
  referencing old table as there_before new table as now_there
  for each statement execute function app.on_tokens_updated();

create function app.on_templates_updated() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.add_to_trait_counts(array_agg(collection), array_agg(trait), array_agg(change))
  from (
      select collection, template_id, trait, sum(change)::bigint as change
      from (
        select collection, template_id, traits, 1 as change from now_there
        union all select collection, template_id, traits, -1 from there_before
      ) as one cross join unnest(traits) as trait
      group by collection, template_id, trait having sum(change) <> 0
    ) as changed
    join app.tokens using (collection, template_id)
  where owner is not null;
  return null;
end
$$;
create trigger count_traits_on_update after update on app.templates
  referencing old table as there_before new table as now_there
  for each statement execute function app.on_templates_updated();

alter table app.trait_counts enable row level security;
create policy gum_api_trait_counts on app.trait_counts for select to gum_api using (true);
revoke all on app.trait_counts from public, anon, authenticated;
revoke all on all functions in schema app from public, anon, authenticated;
grant select on app.trait_counts to gum_api;
