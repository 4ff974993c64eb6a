/**
 * Properties without which Google shows no rich result, by schema.org type: "required properties" of its structured data
 * documents. A list in a list means one of them. Types that inherit are named with the type they are treated as.
 */
const REQUIRED: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  Product: ['name', ['offers', 'review', 'aggregateRating']],
  // Its variants have the offers.
  ProductGroup: ['name'],
  BreadcrumbList: ['itemListElement'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', ['jobLocation', 'jobLocationType']],
  LocalBusiness: ['name', 'address'],
  Recipe: ['name', 'image'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  Review: ['reviewRating', 'author'],
  SoftwareApplication: ['name', 'offers', ['aggregateRating', 'review']],
  Article: [],
  Organization: [],
};

/** Subtypes that count as one of the types above. */
const TREATED_AS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    Article: 'NewsArticle BlogPosting Report ScholarlyArticle TechArticle SocialMediaPosting LiveBlogPosting',
    Event:
      'BusinessEvent ChildrensEvent ComedyEvent DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent LiteraryEvent MusicEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent',
    LocalBusiness:
      'AutoDealer AutoRepair Bakery BarOrPub BeautySalon BookStore CafeOrCoffeeShop ClothingStore Dentist ElectronicsStore FastFoodRestaurant FurnitureStore GroceryStore HairSalon HealthClub Hotel Library LodgingBusiness MedicalClinic Pharmacy ProfessionalService RealEstateAgent Restaurant Store TravelAgency',
    Organization:
      'Corporation EducationalOrganization GovernmentOrganization NGO NewsMediaOrganization OnlineStore OnlineBusiness SportsOrganization',
    SoftwareApplication: 'MobileApplication VideoGame WebApplication',
    Product: 'IndividualProduct ProductModel SomeProducts Vehicle Car',
  }).flatMap(([type, subtypes]) => subtypes.split(' ').map((subtype) => [subtype, type])),
);

/** What an item lacks that its type needs; null where nothing is known of the type. */
export const lackingProperties = (type: string, properties: readonly string[]): string[] | null => {
  const required = REQUIRED[TREATED_AS[type] ?? type];
  if (required === undefined) return null;
  return required
    .filter((one) =>
      typeof one === 'string' ? !properties.includes(one) : !one.some((name) => properties.includes(name)),
    )
    .map((one) => (typeof one === 'string' ? one : one.join(' or ')));
};
