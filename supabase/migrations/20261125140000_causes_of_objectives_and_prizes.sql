-- What paid an objective: the ledger's row, where the server itself has recorded the fact that the objective asks for.
create view app.objective_awards with (security_invoker = true) as
  select paid.id as earning
  from app.gum_transactions as paid
    join app.objectives as one
      on paid.source = 'objective_' || one.type and paid.once_key = paid.source || ':' || one.id
    join app.story_facts as known
      on known.wallet = paid.wallet and known.fact = one.fact and known.said_by = 'server';
revoke all on app.objective_awards from public, anon, authenticated;

insert into app.gum_causes (source_name, table_name, column_name) values
  ('objective_slacker', 'objective_awards', 'earning'),
  ('objective_overachiever', 'objective_awards', 'earning'),
  ('prize', 'prize_purchases', 'spending');
