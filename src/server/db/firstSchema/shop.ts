import type { Dialect } from "./dialect";

/** Products, and orders of them. */
export const shopTables = ({ id }: Dialect): string[] => [
  `create table products (
    id ${id},
    name text not null,
    name_hi text,
    name_kn text,
    description text,
    price_paise integer not null,
    stock integer not null check (stock >= 0),
    active integer not null,
    picture_key text,
    picture text,
    version integer not null default 1,
    created_at text not null,
    updated_at text not null
  )`,
  `create table orders (
    id ${id},
    user_id integer references users (id) on delete set null,
    product_id integer not null references products (id),
    product_name text not null,
    quantity integer not null,
    price_paise integer not null,
    name text not null,
    phone text not null,
    address text not null,
    status text not null,
    reason text,
    tracking text,
    held integer not null,
    payment_id text,
    locale text not null,
    created_at text not null,
    updated_at text not null
  )`,
  `create index orders_of_user on orders (user_id, created_at, id)`,
  `create index orders_by_status on orders (status, created_at, id)`,
];
