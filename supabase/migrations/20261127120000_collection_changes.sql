-- What of the collection changed since when. Servers keep the tokens in memory (functions/_shared/domain/tokenIndex) and
-- read what is newer than they know. All who write here are one at a time (db/chainIndex.ts, oneAtATime), so that changes
-- are committed in the order of their numbers, and none is passed over.
create sequence app.collection_changes;
revoke all on sequence app.collection_changes from public, anon, authenticated;
grant usage on sequence app.collection_changes to gum_api;

alter table app.templates add column changed bigint not null default nextval('app.collection_changes');
alter table app.tokens add column changed bigint not null default nextval('app.collection_changes');
create index templates_changed on app.templates (changed);
create index tokens_changed on app.tokens (changed);

create function app.note_collection_change() returns trigger language plpgsql set search_path = '' as $$
begin
  new.changed := nextval('app.collection_changes');
  return new;
end
$$;
-- Only what lists and counts show of a token: not when it was read, nor its staking.
create trigger note_change before update on app.tokens for each row
  when ((new.owner, new.template_id, new.held_since) is distinct from (old.owner, old.template_id, old.held_since))
  execute function app.note_collection_change();
create trigger note_change before update on app.templates for each row
  when ((new.name, new.image, new.pixel_image, new.traits, new.clique)
    is distinct from (old.name, old.image, old.pixel_image, old.traits, old.clique))
  execute function app.note_collection_change();

-- Counts and searches are answered from memory now.
drop trigger count_traits_on_insert on app.tokens;
drop trigger count_traits_on_update on app.tokens;
drop trigger count_traits_on_update on app.templates;
drop function app.on_tokens_inserted();
drop function app.on_tokens_updated();
drop function app.on_templates_updated();
drop function app.count_held_tokens(text[], numeric[], bigint[]);
drop function app.add_to_trait_counts(text[], text[], bigint[]);
drop table app.trait_counts;
drop index app.templates_traits;
alter table app.templates drop column words;

revoke all on function app.note_collection_change() from public, anon, authenticated;
