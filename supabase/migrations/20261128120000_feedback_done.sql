-- The inbox of the Operator's Console: an entry can be ticked off, and opened again.
alter table app.feedback add column done_at timestamptz;
create policy gum_api_tick_off_feedback on app.feedback for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));
grant update (done_at) on app.feedback to gum_api;
