CREATE TABLE `nodes` (
	`slot` integer PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`seen_at` integer NOT NULL
);
