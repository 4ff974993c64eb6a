CREATE TABLE `shipments` (
	`node` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
);
