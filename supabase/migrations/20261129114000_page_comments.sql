-- Who may write under a page of MyPlace: everybody, those who have signed a student of its owner in the Yearbook, or none (MYPLACE-9).
alter table app.myplace_pages
  add column comments text not null default 'all' check (comments in ('all', 'signers', 'none'));
grant insert (comments), update (comments) on app.myplace_pages to gum_api;
update app.personal_tables set told = told || '{comments}' where table_name = 'myplace_pages';

-- What became of a report, as the person who made it reads it.
alter table app.reports
  add column outcome text check (outcome in ('removed', 'kept')),
  add constraint reports_outcome check (outcome is null or settled_at is not null);
grant update (outcome) on app.reports to gum_api;
update app.reports as report set outcome = case when coalesce(
    (select removed_by from app.chat_messages as one where one.id = report.message),
    (select removed_by from app.myplace_comments as one where one.id = report.comment),
    (select removed_by from app.guest_book as one where one.id = report.line),
    (select removed_by from app.yearbook_signatures as one where one.id = report.signature),
    (select removed_by from app.works as one where one.id = report.work)) = 'operator' then 'removed' else 'kept' end
  where settled_at is not null;
update app.personal_tables set told = told || '{outcome}' where table_name = 'reports';
