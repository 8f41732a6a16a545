-- What a student says of themselves beside their name, and how often the name changes (domain/profile.ts).
alter table app.profiles
  add column bio text not null default '' check (char_length(bio) <= 160),
  -- Null: none was chosen yet. Which names there are is the API's to know, so that a new face needs no migration.
  add column profile_icon text check (profile_icon ~ '^[a-z][a-z0-9-]{0,31}$'),
  -- Null: the profile has the name that it began with.
  add column renamed_at timestamptz;

grant insert (bio, profile_icon), update (bio, profile_icon, renamed_at) on app.profiles to gum_api;
