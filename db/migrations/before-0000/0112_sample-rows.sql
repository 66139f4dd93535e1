CREATE TABLE "sample_row" (
	"table_name" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "sample_row_table_name_key_pk" PRIMARY KEY("table_name","key")
);
