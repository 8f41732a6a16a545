-- Sessions that are long over are cleared away, and their tokens with them.
create index sessions_expiry on app.sessions (expires_at);
alter table app.refresh_tokens drop constraint refresh_tokens_session_id_fkey;
alter table app.refresh_tokens add foreign key (session_id) references app.sessions on delete cascade;
create policy gum_api_drop_old_sessions on app.sessions as restrictive for delete to gum_api
  using (expires_at < app.now() - interval '1 day');
grant delete on app.sessions to gum_api;
