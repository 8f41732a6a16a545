-- What everybody sees in town is kept as it is sent. As jsonb it was compressed, for which PostgreSQL reads another table, and
-- written out anew for every caller. It has some 5 KB and stays within its row up to 8.
alter table app.town_snapshot drop constraint town_snapshot_shown_check;
alter table app.town_snapshot
  alter column shown type json using shown::json,
  alter column shown set storage external,
  add check (json_typeof(shown) = 'object' and octet_length(shown::text) <= 65536);
alter table app.town_snapshot set (toast_tuple_target = 8160);
