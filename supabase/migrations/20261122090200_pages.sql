-- Lists that come in pages are read by (created_at, id), newest first (db/pages.ts).
create index if not exists gum_transactions_newest on app.gum_transactions (wallet, created_at desc, id desc);
drop index if exists app.gum_transactions_history;
create index if not exists feedback_newest on app.feedback (created_at desc, id desc);
