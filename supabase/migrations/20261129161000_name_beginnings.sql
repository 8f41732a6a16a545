-- People are found by how their usernames begin (SHELL-21), in the order of bytes, which is that of this index alone.
create index profiles_beginnings on app.profiles (lower(username) collate "C");
