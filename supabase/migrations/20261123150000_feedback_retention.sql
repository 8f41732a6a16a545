-- What people wrote of the product is read within a year.
insert into app.retention (position, table_name, aged_by, keep) values (11, 'feedback', 'created_at', '400 days');
