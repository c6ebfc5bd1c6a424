-- Which text of each function in `src/database/functions` is in force.
create table applied_functions (
  name text primary key,
  text_hash text not null
);
