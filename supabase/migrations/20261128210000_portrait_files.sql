-- The files of portraits that the store has, by their name, and when it is looked at whether a picture still has them: a week
-- after they were stored, and a week after a picture had them last. A row goes with its files, or where they are in use.
create table app.portrait_files (
  portrait text primary key check (portrait ~ '^[0-9a-f]{32}[.](jpg|webp)$'),
  look_at timestamptz not null default app.now() + interval '7 days',
  -- Since when they are being deleted; until they are gone none are stored under this name.
  deleting_since timestamptz
);
create index portrait_files_to_look_at on app.portrait_files (look_at);
create index templates_by_portrait on app.templates (portrait) where portrait is not null;
insert into app.portrait_files (portrait)
select distinct portrait from app.templates where portrait is not null;

alter table app.portrait_files enable row level security;
create policy gum_api_portrait_files on app.portrait_files for all to gum_api using (true) with check (true);
revoke all on app.portrait_files from public, anon, authenticated;
grant select, insert (portrait), update (look_at, deleting_since), delete on app.portrait_files to gum_api;

create function app.note_portrait_files() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into app.portrait_files as known (portrait) values (old.portrait)
  on conflict (portrait) do update set look_at = excluded.look_at where known.deleting_since is null;
  return null;
end
$$;
revoke all on function app.note_portrait_files() from public, anon, authenticated;
create trigger note_portrait_files after update on app.templates for each row
  when (old.portrait is not null and new.portrait is distinct from old.portrait)
  execute function app.note_portrait_files();
