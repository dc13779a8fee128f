// In the place of src/net/api.ts: nobody is asked anything, so nobody refuses.

export class ApiError extends Error {}
